import { inkOn, mix } from '../../studio/colour.ts'
import { satin } from '../../studio/finishes.ts'
import { type Corner, square } from '../../studio/outline.ts'
import { printed } from '../lettering.ts'
import { dressed, drum, paperLabel, trimmed, vessel } from '../parts.ts'
import type { Maker } from '../still.ts'

/** A foundation: a thick square bottle filled with the shade. */
export const foundation: Maker = (bench, { colour, wordmark, house, name }) => {
  const flacon: Corner[] = [
    [70, 0],
    [75, 5, 6],
    [75, 206, 26],
    [34, 216, 6],
    [34, 222],
  ]
  const section = square(0.55, 0.2)
  return {
    markup:
      vessel(bench, { outline: flacon, contents: satin(bench.light, colour), level: 196, wall: 9, foot: 22, section, surface: colour }) +
      printed(bench, { wordmark, name, ink: inkOn(colour), x: 0, y: -96, size: 32, room: 112 }) +
      drum(bench, trimmed(bench, house), { radius: 31, y: 218, height: 16, edge: 2 }) +
      drum(bench, dressed(bench, house), { radius: 39, y: 232, height: 112, edge: 5 }),
    width: 150,
    height: 344,
    feet: [{ x: 0, width: 150, height: 320, deep: 0.6 }],
  }
}

/** A toner: a tall clear cylinder of tinted water with a flat cap. */
export const tonerBottle: Maker = (bench, { colour, wordmark, house, name }) => {
  const cylinder: Corner[] = [
    [58, 0],
    [62, 4, 6],
    [62, 232, 18],
    [40, 246, 6],
    [30, 248],
    [30, 256],
  ]
  return {
    markup:
      vessel(bench, { outline: cylinder, contents: mix(colour, '#ffffff', 0.28), level: 196, wall: 6, foot: 16 }) +
      paperLabel(bench, { radius: 62.4, low: 44, high: 150, width: 98, paper: house.pale }) +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -84, size: 29, room: 88, bend: 62 }) +
      drum(bench, trimmed(bench, house), { radius: 34, y: 252, height: 8, edge: 2 }) +
      drum(bench, dressed(bench, house), { radius: 44, y: 258, height: 66, edge: 5 }),
    width: 124,
    height: 330,
    feet: [{ x: 0, width: 124, height: 320 }],
  }
}
