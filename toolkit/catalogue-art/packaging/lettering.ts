import { tilt } from '../studio/light.ts'
import { n } from '../studio/sheet.ts'
import type { Bench } from '../studio/solid.ts'

/** Approximate letter widths of Gloock in thousandths of the font size, by group: accurate enough to fit a name to a label without a browser. */
const advance = (letter: string) => {
  if (/[iIjJl.' ]/.test(letter)) return 270
  if (/[ftrs]/.test(letter)) return 400
  if (/[mwMW]/.test(letter)) return 900
  if (/[A-Z&]/.test(letter)) return 720
  return 560
}

/** Approximate width of a text set in Gloock, px. */
const widthOf = (text: string, size: number) => ([...text].reduce((total, letter) => total + advance(letter), 0) * size) / 1000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export type Print = {
  /** The brand, and below it the product's name. */
  wordmark: string
  name?: string | undefined
  ink: string
  /** Centre of the wordmark's baseline, px. */
  x: number
  y: number
  /** Font size of the wordmark, px; reduced if the name would be wider than `room`. */
  size: number
  room: number
  /** Radius of the round body it is printed on, which curves the baseline. Flat if absent. */
  bend?: number
}

/** A name too long for `room` breaks at its last space; without a space it is set smaller. */
function broken(wordmark: string, size: number, room: number): { rows: string[]; size: number } {
  const fit = (rows: readonly string[]) => Math.min(size, ...rows.map((row) => (size * room) / widthOf(row, size)))
  const one = fit([wordmark])
  const space = wordmark.lastIndexOf(' ')
  if (one >= size * 0.68 || space < 0) return { rows: [wordmark], size: one }
  const rows = [wordmark.slice(0, space), wordmark.slice(space + 1)]
  return { rows, size: fit(rows) * 0.94 }
}

/** Average letter width of Instrument Sans as a fraction of the font size. */
const SANS_ADVANCE = 0.53

/** The rows of a product's name and their font size, px: one row where it fits, else two of about the same length, broken at a comma if there is one. */
function nameRows(name: string, size: number, room: number): { rows: string[]; small: number } {
  const fit = (rows: readonly string[]) => Math.min(size * 0.4, ...rows.map((row) => (room * 1.04) / (row.length * SANS_ADVANCE)))
  const breaks = [...name.matchAll(/,? /g)].map(({ 0: gap, index }) => [name.slice(0, index), name.slice(index + gap.length)])
  const even = breaks.toSorted((one, other) => longest(one) - longest(other))[0]
  const comma = name.split(', ')
  const two = comma.length === 2 && longest(comma) < longest(even ?? []) * 1.5 ? comma : even
  if (!two || fit([name]) >= size * 0.36) return { rows: [name], small: fit([name]) }
  return { rows: two, small: fit(two) }
}

const longest = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length))

/** The printing on a pack: the wordmark in Gloock, and the product's name in the sans. */
export function printed(bench: Bench, { wordmark, name, ink, x, y, size, room, bend }: Print): string {
  const set = broken(wordmark, size, room)
  const text = (content: string, baseline: number, attributes: string) => {
    if (!bend) return `<text x="${n(x)}" y="${n(baseline)}" text-anchor="middle" ${attributes}>${escaped(content)}</text>`
    // y is the height of the name's centre, at the front of the curve; its ends curve upwards with the body.
    const [reach, rise] = [bend * 0.98, bend * tilt]
    const path = bench.sheet.id(
      `<path id="@id" d="M${n(x - reach)} ${n(baseline - rise)}A${n(bend)} ${n(rise)} 0 0 0 ${n(x + reach)} ${n(baseline - rise)}"/>`,
    )
    return `<text text-anchor="middle" ${attributes}><textPath href="#${path}" startOffset="50%">${escaped(content)}</textPath></text>`
  }
  const gloock = `font-family="Gloock, Georgia, serif" font-size="${n(set.size)}" fill="${ink}"`
  // Two rows are centred where one row would be.
  const leading = set.size * 0.92
  const called = name === undefined ? undefined : nameRows(name, size, room)
  // A name of two rows takes its room from above and below.
  const lift = called && called.rows.length > 1 ? called.small * 0.75 : 0
  const first = y - (size - set.size) * 0.3 - ((set.rows.length - 1) * leading) / 2 - lift
  const last = first + (set.rows.length - 1) * leading
  const names = set.rows.map((row, index) => text(row, first + index * leading, gloock)).join('')
  if (!called) return names
  const { rows, small } = called
  const sans = `font-family="'Instrument Sans', sans-serif" font-size="${n(small)}" font-weight="500" fill="${ink}"`
  const below = last + small * 1.1 + size * 0.26
  return names + rows.map((row, index) => text(row, below + index * small * 1.2, sans)).join('')
}

/** A name printed along an upright pack, reading from bottom to top. */
export function printedUp(bench: Bench, print: Omit<Print, 'bend'>): string {
  const { x, y } = print
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(-90)">${printed(bench, { ...print, x: 0, y: print.size * 0.32 })}</g>`
}
