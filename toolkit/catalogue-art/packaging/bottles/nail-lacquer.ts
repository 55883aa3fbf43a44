import { darker, inkOn, lighter } from '../../studio/colour.ts'
import { lacquer } from '../../studio/finishes.ts'
import type { Corner } from '../../studio/outline.ts'
import { solid } from '../../studio/solid.ts'
import { printed } from '../lettering.ts'
import { dressed, drum, trimmed, vessel } from '../parts.ts'
import type { Maker } from '../still.ts'

/** A nail lacquer: a small, heavy round bottle with a tall tapered cap. */
export const nailLacquer: Maker = (bench, { colour, wordmark, house }) => {
  const flask: Corner[] = [
    [58, 0],
    [74, 8, 16],
    [78, 74, 40],
    [60, 122, 40],
    [26, 136, 8],
    [24, 146],
  ]
  return {
    markup:
      vessel(bench, {
        outline: flask,
        contents: lacquer(bench.light, colour),
        level: 124,
        wall: 6,
        foot: 15,
        surface: darker(colour, 0.2),
      }) +
      printed(bench, { wordmark, ink: inkOn(colour), x: 0, y: -50, size: 31, room: 104, bend: 76 }) +
      drum(bench, trimmed(bench, house), { radius: 30, y: 140, height: 12, edge: 2 }) +
      solid(bench, {
        outline: [
          [33, 150],
          [31, 200, 60],
          [23, 318, 8],
          [15, 320],
        ],
        finish: dressed(bench, house),
        top: lacquer(bench.light, lighter(house.pack, 0.05)),
      }),
    width: 156,
    height: 322,
    feet: [{ x: 0, width: 140, height: 260 }],
  }
}
