import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const folder = join(import.meta.dirname, '../../public/fonts')

/** The characters of the shop's own words and products: the keyboard's, é, punctuation and currencies. */
export const BASIC_CHARACTERS = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + '\u{a0}£€©™·é–—‘’“”‹›•…'

/** The fonts of the shop: the basic one, and the whole Latin one, of which it has some characters. */
export const fonts = [
  { whole: 'gloock-latin-400-normal.woff2', basic: 'gloock-basic-400-normal.woff2' },
  { whole: 'instrument-sans-latin-wght-normal.woff2', basic: 'instrument-sans-basic-wght-normal.woff2' },
] as const

/** A basic font as WOFF2, made from the whole one. */
export function basicFont({ whole }: (typeof fonts)[number]): Promise<Uint8Array> {
  return subsetFont(readFileSync(join(folder, whole)), BASIC_CHARACTERS, { targetFormat: 'woff2' })
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
