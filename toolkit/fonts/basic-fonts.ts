import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontOfTables, tablesOf } from './font-tables.ts'

const folder = join(import.meta.dirname, '../../public/fonts')

/** Characters of the keyboard that the shop's own words do without. */
const UNUSED = '[]{}<>|\\^~`'

const keyboard = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).filter((character) => !UNUSED.includes(character))

/** The characters of the shop's own words and products: most of the keyboard's, é, punctuation and currencies. */
export const BASIC_CHARACTERS = `${keyboard.join('')}\u{a0}£€©™·é–—‘’“”‹›•…`

/** What the shop's styles use of the fonts: kerning, the ligatures of f, and figures of equal width. Others lead to glyphs that nothing asks for. */
const FEATURES = ['kern', 'liga', 'tnum']

/** The fonts of the shop: the basic one, and the whole Latin one, of which it has some characters. */
export const fonts = [
  { whole: 'gloock-latin-400-normal.woff2', basic: 'gloock-basic-400-normal.woff2' },
  { whole: 'instrument-sans-latin-wght-normal.woff2', basic: 'instrument-sans-basic-wght-normal.woff2' },
] as const

/** A basic font as WOFF2, made from the whole one. */
export async function basicFont({ whole }: (typeof fonts)[number]): Promise<Uint8Array> {
  const font = readFileSync(join(folder, whole))
  return part(await withOneKerning(font), 'woff2')
}

/** What the shop needs of a font; at one weight if `variationAxes` names it. */
function part(font: Uint8Array, targetFormat: 'sfnt' | 'woff2', variationAxes?: Readonly<Record<string, number>>): Promise<Uint8Array> {
  return subsetFont(font, BASIC_CHARACTERS, { targetFormat, keepFeatures: FEATURES, ...(variationAxes && { variationAxes }) })
}

/** The weight of running text, whose kerning every weight gets. */
const KERNED_WEIGHT = 400

/**
 * A font of several weights with one kerning for all of them. Letters are as wide as ever; how much each pair moves closer changes little with the
 * weight, and saying so for each pair is a quarter of the file.
 */
async function withOneKerning(font: Uint8Array): Promise<Uint8Array> {
  const tables = tablesOf(await part(font, 'sfnt'))
  if (!tables.has('fvar')) return font
  const kerned = tablesOf(await part(font, 'sfnt', { wght: KERNED_WEIGHT }))
  // The second names the classes of glyphs, and what in the first changes with the weight.
  for (const name of ['GPOS', 'GDEF']) {
    const table = kerned.get(name)
    if (table === undefined)
      throw new Error(`The font has no table ${name} at weight ${KERNED_WEIGHT}: check what subset-font makes of it.`)
    tables.set(name, table)
  }
  return fontOfTables(tables)
}

/** Code points between two basic characters that are worth no range of their own: what a basic font does not have, the browser looks for in the whole one. */
const NARROW = 0x80

/** The basic characters as CSS writes them in `unicode-range`, in few ranges: each page has them in its styles. */
export function basicRange(): string {
  const codes = [...BASIC_CHARACTERS].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const ranges: { first: number; last: number }[] = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range && code - range.last <= NARROW) range.last = code
    else ranges.push({ first: code, last: code })
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(({ first, last }) => (first === last ? `u+${hex(first)}` : `u+${hex(first)}-${hex(last)}`)).join(', ')
}

// `node toolkit/fonts/basic-fonts.ts` writes the files that are committed (decision 189).
if (import.meta.main) for (const font of fonts) writeFileSync(join(folder, font.basic), await basicFont(font))
