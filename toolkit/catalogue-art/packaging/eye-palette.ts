import type { Variety } from '#fixtures/catalogue/picture.ts'
import { darker, lighter, mix } from '../studio/colour.ts'
import { seeded } from '../studio/seeded.ts'
import { n } from '../studio/sheet.ts'
import { lookingGlass } from './compact.ts'
import { printed } from './lettering.ts'
import { trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** Eight shades based on the palette's main colour: pale to deep, with one metallic and one accent. */
const shadesAround = (colour: string) => [
  mix(colour, '#f8e6da', 0.74),
  mix(colour, '#efcdb8', 0.5),
  colour,
  mix(colour, '#D9A441', 0.72),
  mix(colour, '#7a4634', 0.55),
  darker(colour, 0.34),
  mix(colour, '#c98a96', 0.55),
  mix(darker(colour, 0.62), '#2b1518', 0.5),
]

/** Sixteen shades: those eight, and a lighter and a deeper take on each. */
const sixteenAround = (colour: string) =>
  shadesAround(colour).flatMap((shade, index) => [shade, index % 2 ? lighter(shade, 0.3) : darker(shade, 0.22)])

/** The columns and rows of pans, and which shades they hold. */
const layouts: Partial<Readonly<Record<Variety, { columns: number; rows: number; shades: (colour: string) => string[] }>>> = {
  'two-pans': { columns: 2, rows: 1, shades: (colour) => [lighter(colour, 0.35), darker(colour, 0.24)] },
  'three-pans': { columns: 3, rows: 1, shades: (colour) => [lighter(colour, 0.4), colour, darker(colour, 0.26)] },
  'four-pans': { columns: 2, rows: 2, shades: (colour) => shadesAround(colour).slice(1, 5) },
  'sixteen-pans': { columns: 8, rows: 2, shades: sixteenAround },
}
const eight = { columns: 4, rows: 2, shades: shadesAround }

/** An open palette: pans in one row or two below a mirror. */
export const eyePalette: Maker = (bench, { colour, wordmark, house, seed, variety }) => {
  const { columns, rows, shades } = (variety && layouts[variety]) ?? eight
  const { sheet } = bench
  const random = seeded(`palette ${seed}`)
  const trim = trimmed(bench, house)
  const bar = sheet.linear(
    [-0.9, -0.6, -0.3, 0.2, 0.8].map((lean, index) => [index / 4, trim.at([lean, 0.2, Math.sqrt(1 - lean * lean)]).colour] as const),
  )
  const shell = (from: number, to: number) =>
    sheet.linear(
      [
        [0, lighter(house.pack, from)],
        [0.5, house.pack],
        [1, darker(house.pack, to)],
      ],
      [0, 0, 1, 1],
    )
  // The tray is seen in perspective: rows nearer the camera are wider. `v` runs from the hinge (0) to the front edge (1).
  const at = (u: number, v: number) => [u * (141 + v * 17), -104 + v * 88] as const
  const pan = (shade: string, index: number) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [across, down] = [1.824 / columns, 0.8 / rows]
    const [left, right] = [-0.9 + column * across, -0.9 + (column + 1) * across - 0.042]
    const [top, bottom] = [0.11 + row * down, 0.04 + (row + 1) * down]
    const corners = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
    const path = `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
    const fill = sheet.linear(
      [
        [0, lighter(shade, 0.32)],
        [0.5, shade],
        [1, darker(shade, 0.18)],
      ],
      [0, 0, 0.9, 1],
    )
    const [sx, sy] = at(left + 0.06, bottom - 0.05)
    const [ex, ey] = at(right - 0.05, top + 0.06)
    const lift = 6 + random() * 8
    return (
      `<path d="${path}" fill="${fill}" stroke="${darker(house.pack, 0.4)}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<path d="M${n(sx)} ${n(sy)}Q${n((sx + ex) / 2 - 6)} ${n((sy + ey) / 2 - lift)} ${n(ex)} ${n(ey)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`
    )
  }
  const glass = 'M-124 -128L-118 -284H118L124 -128Z'
  return {
    markup:
      `<path d="M-142 -108L-133 -294Q-132 -304 -122 -304H122Q132 -304 133 -294L142 -108Z" fill="${shell(0.24, 0.36)}"/>` +
      `<path d="M-134 -290Q-132 -303 -122 -303H122" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
      `<path d="${glass}" fill="${lookingGlass(bench)}"/><path d="${glass}" fill="${sheet.down([
        [0, colour, 0],
        [0.58, colour, 0],
        [1, colour, 0.46],
      ])}"/>` +
      `<path d="${glass}" fill="none" stroke="${darker(house.pack, 0.5)}" stroke-opacity=".7" stroke-width="2"/>` +
      `<path d="M-142 -107H142L159 -16Q160 -8 150 -8H-150Q-160 -8 -159 -16Z" fill="${shell(0.16, 0.14)}"/><path d="M-142 -107H142" stroke="#000" stroke-opacity=".4" stroke-width="3"/>` +
      shades(colour).map(pan).join('') +
      `<path d="M-159 -15Q-160 -8 -150 -8H150Q160 -8 159 -15L159 6Q159 16 148 16H-148Q-159 16 -159 6Z" fill="${shell(0.3, 0.4)}"/>` +
      `<path d="M-158 -9H158" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>` +
      `<rect x="-23" y="-6" width="46" height="11" rx="3" fill="${bar}"/>` +
      printed(bench, { wordmark, ink: house.foil, x: -112, y: 8, size: 13, room: 70 }),
    width: 318,
    height: 304,
    feet: [{ x: 0, width: 318, height: 220, deep: 0.3 }],
  }
}
