import { darker, inkOn, lighter } from '../studio/colour.ts'
import { type Finish, matt, metal, satin } from '../studio/finishes.ts'
import { type OutlineSection, round, square } from '../studio/outline.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import { printedUp } from './lettering.ts'
import { dressed, drum, trimmed, vessel } from './parts.ts'
import type { Maker } from './still.ts'

type Wand = { coat: Finish; trim: Finish; stem: Finish; radius: number; cap: number; tip: string; reach: number; section?: OutlineSection }

/** A cap with stem and applicator, tip down on the stone and leaning on the tube to its left. `reach` is the distance of the tip below the stem's root, px. */
function leaning(bench: Bench, { coat, trim, stem, radius, cap, tip, reach, section = round }: Wand, x: number, angle: number): string {
  return (
    `<g transform="translate(${n(x)} 0) rotate(${n(angle)})">${drum(bench, stem, { radius: 4, y: 44, height: reach - 40 })}${tip}` +
    `${drum(bench, trim, { radius: radius * 0.72, y: reach - 12, height: 14, edge: 2 })}` +
    `${drum(bench, coat, { radius, y: reach, height: cap, edge: 5, section })}${drum(bench, trim, { radius: radius + 0.4, y: reach, height: 9, edge: 1, top: null, section })}</g>`
  )
}

/** A doe-foot applicator: a slanted, flocked tip with some colour on it. */
function doeFoot(bench: Bench, colour: string): string {
  return (
    solid(bench, {
      outline: [
        [5, 0, 3],
        [7.5, 12, 8],
        [7, 44, 6],
        [4, 58],
      ],
      finish: matt(bench.light, lighter(colour, 0.1)),
      top: null,
    }) + `<path d="M-4 -8C-7 -20 -6 -38 -3 -46" stroke="#fff" stroke-opacity=".45" stroke-width="1.8" fill="none" stroke-linecap="round"/>`
  )
}

/** A mascara brush: rings of bristles on twisted wire, fullest in the middle. */
function bristles(ink: string): string {
  const rows = Array.from({ length: 34 }, (_, index) => {
    const share = index / 33
    const half = 6 + Math.sin(Math.PI * (0.12 + share * 0.8)) * 10
    const y = -4 - share * 92
    return `M${n(-half)} ${n(y + 2.6)}L${n(half)} ${n(y - 2.6)}M${n(-half * 0.86)} ${n(y - 1.4)}L${n(half * 0.86)} ${n(y + 1.2)}`
  })
  const body = `<path d="M-3 -2C-15 -24 -16 -72 -5 -98H5C16 -72 15 -24 3 -2Z" fill="${ink}" opacity=".55"/>`
  return `${body}<path d="${rows.join('')}" stroke="${ink}" stroke-width="1.7" fill="none"/><path d="M-9 -30C-11 -50 -10 -66 -6 -84" stroke="#fff" stroke-opacity=".22" stroke-width="2.4" fill="none"/>`
}

/** A mascara with its brush leaning on the tube. */
export const mascara: Maker = (bench, { colour, wordmark, house }) => {
  const [coat, trim] = [dressed(bench, house), trimmed(bench, house)]
  const tube = -38
  return {
    markup:
      drum(bench, metal(bench.light, 'gunmetal'), { x: tube, radius: 19, y: 206, height: 34, edge: 2, top: matt(bench.light, '#0d0809') }) +
      drum(bench, coat, { x: tube, radius: 34, height: 210, edge: 4, grounded: true }) +
      drum(bench, trim, { x: tube, radius: 34.4, y: 196, height: 10, top: null }) +
      printedUp(bench, { wordmark, ink: house.foil, x: tube, y: -94, size: 30, room: 165 }) +
      leaning(bench, { coat, trim, stem: trim, radius: 33, cap: 170, tip: bristles(darker(colour, 0.25)), reach: 128 }, 74, -9),
    width: 186,
    height: 304,
    feet: [
      { x: tube, width: 68, height: 230 },
      { x: 70, width: 34, height: 230 },
    ],
  }
}

/** A lip gloss: a thick square tube that shows the colour, with its wand beside it. */
export const lipGloss: Maker = (bench, { colour, wordmark, house }) => {
  const [coat, trim] = [dressed(bench, house), trimmed(bench, house)]
  const tube = -42
  const section = square(0.72, 0.34)
  return {
    markup:
      `<g transform="translate(${tube} 0)">` +
      drum(bench, trim, { radius: 21, y: 198, height: 24, edge: 2, top: matt(bench.light, darker(colour, 0.3)) }) +
      vessel(bench, {
        outline: [
          [35, 0],
          [37, 3, 4],
          [37, 196, 8],
          [24, 203],
        ],
        contents: colour,
        level: 190,
        wall: 7,
        foot: 20,
        section,
        surface: lighter(colour, 0.3),
      }) +
      printedUp(bench, { wordmark, ink: inkOn(colour), x: 0, y: -98, size: 29, room: 150 }) +
      `</g>${leaning(bench, { coat, trim, stem: matt(bench.light, '#efe6dd'), radius: 35, cap: 168, tip: doeFoot(bench, colour), reach: 122, section }, 72, -8)}`,
    width: 186,
    height: 296,
    feet: [
      { x: tube, width: 74, height: 220, deep: 0.72 },
      { x: 70, width: 22, height: 220 },
    ],
  }
}

/** Two concealers, one closed and one open: slim frosted barrels with tall matt caps. */
export const concealer: Maker = (bench, { colour, wordmark, house, name }) => {
  const [coat, trim] = [matt(bench.light, house.pack), trimmed(bench, house)]
  const [closed, open] = [-58, 26]
  const barrel = (x: number, height: number) => drum(bench, satin(bench.light, colour), { x, radius: 29, height, edge: 5, grounded: true })
  const print = (x: number) => printedUp(bench, { wordmark, name, ink: inkOn(colour), x, y: -82, size: 25, room: 132 })
  return {
    markup:
      barrel(closed, 172) +
      print(closed - 4) +
      drum(bench, trim, { x: closed, radius: 29.4, y: 168, height: 8, top: null }) +
      drum(bench, coat, { x: closed, radius: 29.4, y: 174, height: 124, edge: 5 }) +
      drum(bench, trim, { x: open, radius: 16, y: 168, height: 22, edge: 2, top: matt(bench.light, darker(colour, 0.3)) }) +
      barrel(open, 172) +
      print(open - 4) +
      leaning(
        bench,
        { coat, trim, stem: matt(bench.light, '#efe6dd'), radius: 28, cap: 124, tip: doeFoot(bench, colour), reach: 112 },
        104,
        -10,
      ),
    width: 240,
    height: 300,
    feet: [
      { x: closed, width: 58, height: 296 },
      { x: open, width: 58, height: 190 },
      { x: 104, width: 20, height: 170 },
    ],
  }
}
