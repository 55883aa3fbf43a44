import { mix } from '../studio/colour.ts'
import { cardboard } from '../studio/finishes.ts'
import { n } from '../studio/sheet.ts'
import { box, boxed } from './box.ts'
import { isPale } from './houses.ts'
import { printed } from './lettering.ts'
import { trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** A product's carton in the brand's colour, shown beside the product in its second picture. `wide` and `height` in px. */
export const cartonOf =
  (wide: number, height: number): Maker =>
  (bench, { colour, wordmark, house }) => {
    const pale = isPale(house)
    const finish = cardboard(bench.light, pale ? mix(house.pale, colour, 0.16) : house.pack)
    const { width, depth } = boxed(wide, 0.62)
    const carton = box(bench, { width, depth, height, finish, grounded: true })
    const foil = trimmed(bench, house)
    const band = (from: readonly [number, number], to: readonly [number, number], lean: number) => {
      const [low, high] = [height * 0.13, height * 0.13 + 4]
      const points = [carton.at(...from, low), carton.at(...to, low), carton.at(...to, high), carton.at(...from, high)]
      return `<path d="M${points.map((point) => point.map(n).join(' ')).join('L')}Z" fill="${foil.at([lean, 0.2, Math.sqrt(0.96 - lean * lean)]).colour}"/>`
    }
    return {
      markup:
        carton.markup +
        band([0, 0], [width, 0], -0.45) +
        band([width, 0], [width, depth], 0.55) +
        carton.onFront(
          printed(bench, {
            wordmark,
            ink: pale ? house.ink : house.foil,
            x: width / 2,
            y: -height * 0.56,
            size: Math.min(44, wide * 0.3),
            room: width * 0.8,
          }),
        ),
      width: wide,
      height,
      feet: [{ x: 0, width: wide, height, deep: 0.7 }],
    }
  }
