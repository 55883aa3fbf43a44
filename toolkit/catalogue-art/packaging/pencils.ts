import { brightness, darker, lighter } from '../studio/colour.ts'
import { type Finish, matt, satin } from '../studio/finishes.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import { printedUp } from './lettering.ts'
import { dressed, drum, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

const wood = '#D9B48C'

/** An upright pencil: barrel, sharpened wood, colour. `tall` is the length of the barrel, px. */
function pencil(bench: Bench, barrel: Finish, colour: string, radius: number, tall: number): string {
  return (
    drum(bench, barrel, { radius, height: tall, edge: 1, grounded: true }) +
    solid(bench, {
      outline: [
        [radius * 0.97, tall],
        [radius * 0.42, tall + 44],
      ],
      finish: matt(bench.light, wood),
      top: null,
    }) +
    solid(bench, {
      outline: [
        [radius * 0.44, tall + 42],
        [radius * 0.3, tall + 60, 6],
        [1.5, tall + 72],
      ],
      finish: satin(bench.light, colour),
      top: null,
    })
  )
}

/** A pencil stroke on the stone in front of it. */
const stroke = (colour: string, x: number, width: number) =>
  `<path d="M${n(x - width)} 10C${n(x - width * 0.4)} 2 ${n(x + width * 0.3)} 14 ${n(x + width)} 6" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" opacity=".86"/>` +
  `<path d="M${n(x - width * 0.9)} 8C${n(x - width * 0.4)} 1 ${n(x + width * 0.3)} 12 ${n(x + width * 0.9)} 5" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="1.4" stroke-linecap="round" opacity=".5"/>`

/** Lip liners with barrels in the shade's colour: one sharpened and upright, one capped and leaning on it. */
export const lipLiner: Maker = (bench, { colour, wordmark, house }) => {
  const barrel = satin(bench.light, colour)
  const ink = brightness(colour) > 150 ? house.ink : house.foil
  const trim = trimmed(bench, house)
  const capped =
    drum(bench, barrel, { radius: 17, height: 236, edge: 1, grounded: true }) +
    drum(bench, trim, { radius: 17.4, y: 228, height: 10, top: null }) +
    drum(bench, dressed(bench, house), { radius: 18, y: 236, height: 88, edge: 5 }) +
    printedUp(bench, { wordmark, ink, x: 0, y: -120, size: 22, room: 150 })
  return {
    markup:
      `<g transform="translate(-34 0)">${pencil(bench, barrel, colour, 17, 262)}${drum(bench, trim, { radius: 17.3, height: 14, top: null })}${printedUp(bench, { wordmark, ink, x: 0, y: -130, size: 22, room: 160 })}</g>` +
      `<g transform="translate(66 2) rotate(-11)">${capped}</g>${stroke(colour, 0, 40)}`,
    width: 150,
    height: 334,
    feet: [
      { x: -34, width: 34, height: 320 },
      { x: 64, width: 36, height: 290 },
    ],
  }
}

/** An eye pencil: a lacquer barrel with the colour at one end and a smudger at the other. */
export const eyePencil: Maker = (bench, { colour, wordmark, house }) => {
  const barrel = dressed(bench, house)
  const trim = trimmed(bench, house)
  const smudger =
    drum(bench, barrel, { radius: 15, height: 250, edge: 1, grounded: true }) +
    drum(bench, trim, { radius: 15.4, y: 244, height: 22, edge: 2 }) +
    solid(bench, {
      outline: [
        [11, 264],
        [13, 284, 10],
        [8, 310, 14],
        [1, 318],
      ],
      finish: matt(bench.light, darker(colour, 0.1)),
      top: null,
    })
  return {
    markup:
      `<g transform="translate(-72 0) rotate(9)">${smudger}${printedUp(bench, { wordmark, ink: house.foil, x: 0, y: -120, size: 20, room: 150 })}</g>` +
      `<g transform="translate(30 0)">${pencil(bench, barrel, colour, 15, 258)}${drum(bench, trim, { radius: 15.3, y: 246, height: 12, top: null })}${drum(bench, satin(bench.light, colour), { radius: 15.2, height: 20, top: null })}${printedUp(bench, { wordmark, ink: house.foil, x: 0, y: -130, size: 20, room: 160 })}</g>` +
      `<g transform="translate(84 4)">${drum(bench, barrel, { radius: 16, height: 66, edge: 6, grounded: true })}</g>`,
    width: 190,
    height: 330,
    feet: [
      { x: -70, width: 30, height: 300 },
      { x: 30, width: 30, height: 320 },
      { x: 84, width: 32, height: 66 },
    ],
  }
}
