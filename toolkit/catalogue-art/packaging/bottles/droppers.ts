import { inkOn, lighter, mix } from '../../studio/colour.ts'
import { glass, lacquer, matt } from '../../studio/finishes.ts'
import type { Corner } from '../../studio/outline.ts'
import { solid } from '../../studio/solid.ts'
import { printed } from '../lettering.ts'
import { dressed, drum, knurled, paperLabel, trimmed, vessel } from '../parts.ts'
import type { Maker } from '../still.ts'

const rubber = '#2A1A1D'

/** A serum in a dropper bottle: coloured glass, metal collar, rubber bulb, paper label. */
export const serum: Maker = (bench, { colour, wordmark, house, name }) => {
  const glassOutline: Corner[] = [
    [61, 0],
    [66, 4, 5],
    [66, 158, 34],
    [30, 182, 10],
    [30, 198],
  ]
  const tint = mix(colour, '#b06a22', 0.18)
  const pipette = solid(bench, {
    outline: [
      [5, 60],
      [5, 188],
    ],
    finish: glass(bench.light),
    top: null,
  })
  return {
    markup:
      vessel(bench, { outline: glassOutline, contents: colour, level: 118, tint: lighter(tint, 0.22), surface: lighter(colour, 0.34) }) +
      pipette +
      paperLabel(bench, { radius: 66.4, low: 34, high: 108, width: 104, paper: house.pale }) +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -62, size: 29, room: 94, bend: 66 }) +
      drum(bench, trimmed(bench, house), { radius: 34, y: 194, height: 40, edge: 4 }) +
      drum(bench, trimmed(bench, house), { radius: 26, y: 232, height: 8, edge: 2 }) +
      solid(bench, {
        outline: [
          [21, 238],
          [24, 262, 14],
          [21, 306, 30],
          [10, 328, 16],
          [1, 330],
        ],
        finish: matt(bench.light, rubber),
        top: null,
      }),
    width: 132,
    height: 330,
    feet: [{ x: 0, width: 132, height: 320 }],
  }
}

/** A hair oil in a flask with a pump collar. */
export const hairOil: Maker = (bench, { colour, wordmark, house, name }) => {
  const flask: Corner[] = [
    [64, 0],
    [76, 6, 10],
    [70, 110, 60],
    [24, 176, 40],
    [22, 226],
  ]
  return {
    markup:
      vessel(bench, { outline: flask, contents: colour, level: 138, foot: 14, wall: 6 }) +
      printed(bench, {
        wordmark,
        name,
        ink: inkOn(colour),
        x: 0,
        y: -58,
        size: 27,
        room: 82,
        bend: 74,
      }) +
      drum(bench, trimmed(bench, house), { radius: 29, y: 218, height: 26, edge: 3 }) +
      knurled({ radius: 29, low: 220, high: 240, lines: 26 }) +
      drum(bench, lacquer(bench.light, '#231417'), { radius: 17, y: 243, height: 20, edge: 3 }) +
      drum(bench, dressed(bench, house), { radius: 27, y: 262, height: 78, edge: 9 }),
    width: 152,
    height: 340,
    feet: [{ x: 0, width: 146, height: 300 }],
  }
}
