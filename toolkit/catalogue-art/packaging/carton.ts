import { mix } from '../studio/colour.ts'
import { cardboard } from '../studio/finishes.ts'
import { square } from '../studio/outline.ts'
import { solid } from '../studio/solid.ts'
import { isPale } from './houses.ts'
import { printed } from './lettering.ts'
import { drum, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** A product's carton in the brand's colour, shown beside the product in its second picture. `width` and `height` in px. */
export const cartonOf =
  (width: number, height: number): Maker =>
  (bench, { colour, wordmark, house }) => {
    const pale = isPale(house)
    const board = cardboard(bench.light, pale ? mix(house.pale, colour, 0.16) : house.pack)
    const section = square(0.6, 0.02)
    const half = width / 2
    return {
      markup:
        solid(bench, {
          outline: [
            [half, 0],
            [half, height],
          ],
          finish: board,
          section,
          grounded: true,
        }) +
        drum(bench, trimmed(bench, house), { radius: half + 0.2, y: height * 0.13, height: 4, section, top: null }) +
        printed(bench, {
          wordmark,
          ink: pale ? house.ink : house.foil,
          x: 0,
          y: -height * 0.56,
          size: Math.min(44, width * 0.3),
          room: width * 0.8,
        }),
      width,
      height,
      feet: [{ x: 0, width, height, deep: 0.6 }],
    }
  }
