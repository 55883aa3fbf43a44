import { houseOf } from './packaging/houses.ts'
import type { Look, Maker } from './packaging/still.ts'
import { backdrop, type Paper, papers, shadowOn, windowLight } from './studio/backdrop.ts'
import { darker, lighter } from './studio/colour.ts'
import { studioLight } from './studio/light.ts'
import { type Plinth, plinth, plinthShade, topOf, travertine } from './studio/plinths.ts'
import { cast, thrown } from './studio/shadows.ts'
import { n, Sheet } from './studio/sheet.ts'
import type { Bench } from './studio/solid.ts'

/** A product in a setting: centre (`x`), distance in front of its stone's centre (`ahead`), maximum size (`tall`, `wide`); px. */
export type Item = { make: Maker; look: Look; x: number; ahead?: number; tall: number; wide?: number }

/** A stone and the products on it. */
type Piece = { stone: Plinth; items: readonly Item[] }

/** A cardboard arch against the wall: centre (`x`), base (`y`), size; px. */
export type Arch = { x: number; y: number; width: number; height: number; colour: string }

/** A scene to draw: the frame in px, the start of the floor (`horizon`, as a fraction of the height), the paper, and its pieces from back to front. */
export type Setting = {
  width: number
  height: number
  horizon: number
  paper: Paper
  arch?: Arch
  pieces: readonly Piece[]
  stone?: string
}

/** The look of a brand's product; `seed` varies random details between products of the same kind. */
export const lookOf = (wordmark: string, colour: string, seed: string, print: Pick<Look, 'name' | 'variety'> = {}): Look => ({
  wordmark,
  colour,
  house: houseOf(wordmark),
  seed,
  ...print,
})

function archOf(bench: Bench, { x, y, width, height, colour }: Arch, shade: string): string {
  const half = width / 2
  const path = `M${n(x - half)} ${n(y)}V${n(y - height + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(y - height + half)}V${n(y)}Z`
  const face = bench.sheet.linear(
    [
      [0, lighter(colour, 0.22)],
      [0.5, colour],
      [1, darker(colour, 0.12)],
    ],
    [0, 0, 1, 0.6],
  )
  return (
    `<path d="${path}" transform="translate(24 6)" fill="${shade}" opacity=".3" filter="${bench.sheet.blur(20, width, height)}"/>` +
    `<path d="${path}" fill="${face}"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`
  )
}

/** Draws a product on its stone: its shadows, clipped to the stone where they fall on it, then the product. */
function stood(
  bench: Bench,
  { make, look, x, ahead = 6, tall, wide = Number.POSITIVE_INFINITY }: Item,
  stone: Plinth,
  shade: string,
): string {
  const still = make(bench, look)
  const scale = Math.min(tall / still.height, wide / still.width)
  const y = stone.y + ahead
  const feet = still.feet.map((foot) => ({ ...foot, x: x + foot.x * scale }))
  return (
    feet.map((foot) => cast(bench.sheet, foot, y, scale, shade)).join('') +
    `<g clip-path="${bench.sheet.clip(topOf(stone))}">${feet.map((foot) => thrown(bench.sheet, foot, y, scale, shade)).join('')}</g>` +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${still.markup}</g>`
  )
}

/** Wraps markup in an `<svg>`. */
export const framed = (sheet: Sheet, width: number, height: number, markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.definitions}</defs>${markup}</svg>`

/** Draws a setting as an SVG. `prefix` keeps its ids distinct from other drawings on the page. */
export function draw(setting: Setting, prefix: string): string {
  const { width, height, horizon, arch, pieces, stone: stoneColour = travertine } = setting
  const paper = papers[setting.paper]
  const shade = shadowOn(paper)
  const bench: Bench = { sheet: new Sheet(prefix), light: studioLight(paper, stoneColour) }
  const frame = { width, height, horizon, paper }
  const placed = pieces.map(({ stone, items }, index) => {
    const drawn = { colour: stoneColour, seed: index + 1, ...stone }
    return plinthShade(bench, drawn, shade) + plinth(bench, drawn) + items.map((item) => stood(bench, item, drawn, shade)).join('')
  })
  const markup = backdrop(bench.sheet, frame) + (arch ? archOf(bench, arch, shade) : '') + windowLight(bench.sheet, frame) + placed.join('')
  return framed(bench.sheet, width, height, markup)
}
