import { lighter } from '../studio/colour.ts'
import { seeded } from '../studio/seeded.ts'
import { n, type Sheet } from '../studio/sheet.ts'
import { blob, closed, type Relief, relief, shadeUnder, under } from './sheet-of.ts'

/** Draws a substance in a colour on the paper; `seed` seeds the random variation. */
export type Substances = (sheet: Sheet, colour: string, seed: string) => string

const turned = (angle: number, markup: string) => `<g transform="rotate(${angle} 300 375)">${markup}</g>`

/** One layer lit by the relief filter, with its shadow. */
function raised(sheet: Sheet, path: string, colour: string, how: Relief): string {
  return `${under(sheet, path, shadeUnder(colour))}<path d="${path}" fill="${colour}" filter="${relief(sheet, how)}"/>`
}

/** A smear of cream: one broad spatula stroke, thick at the start and thin at the end. */
export const cream: Substances = (sheet, colour, seed) => {
  const random = seeded(`cream ${seed}`)
  const j = (spread: number) => (random() - 0.5) * spread
  const path = closed([
    [70, 250 + j(30)],
    [170, 170 + j(24)],
    [300, 190 + j(30)],
    [430, 150 + j(24)],
    [545, 215 + j(26)],
    [560, 330 + j(20)],
    [500, 420 + j(30)],
    [520, 540 + j(30)],
    [390, 600 + j(20)],
    [250, 585 + j(30)],
    [120, 610 + j(20)],
    [60, 500 + j(26)],
    [95, 380 + j(24)],
  ])
  return turned(
    -16,
    raised(sheet, path, colour, {
      edge: 15,
      grain: [0.0032, 0.016],
      rough: 0.5,
      height: 30,
      shine: 0.4,
      gloss: 24,
      calm: 0.6,
      seed: 11 + Math.floor(random() * 40),
    }),
  )
}

/** A smear of lipstick or pencil: pressed on at the lower left, dragged to the upper right, where it thins into streaks. */
export const swipe: Substances = dragged({ edge: 11, grain: [0.0026, 0.05], rough: 0.5, height: 15, shine: 0.42, gloss: 18, calm: 0.5 })

/** The same of gloss or lacquer: thick and wet, so that only the brush's broadest lines stay in it. */
export const gloss: Substances = dragged({ edge: 17, grain: [0.0022, 0.016], rough: 0.26, height: 30, shine: 0.85, gloss: 42, calm: 1.4 })

function dragged(finish: Omit<Relief, 'seed'>): Substances {
  return (sheet, colour, seed) => draggedSmear(sheet, colour, seed, finish)
}

function draggedSmear(sheet: Sheet, colour: string, seed: string, finish: Omit<Relief, 'seed'>): string {
  const random = seeded(`swipe ${seed}`)
  const j = (spread: number) => (random() - 0.5) * spread
  const smear = (x: number, y: number, long: number, wide: number) => {
    const bow = (share: number) => y - Math.sin(share * Math.PI) * wide * 0.24
    const edge = (share: number, side: -1 | 1) => {
      // Full where it was pressed on, narrower as it is dragged out.
      const half = (wide / 2) * (1 - share * 0.34) * (0.94 + random() * 0.1)
      return [x + long * share, bow(share) + side * half] as const
    }
    const shares = [0.12, 0.3, 0.48, 0.64, 0.78]
    const fingers = Array.from({ length: 9 }, (_, index) => {
      const level = bow(0.95) + (wide / 2) * 0.6 * (1 - index / 4)
      const reach = index % 2 ? 0.74 + random() * 0.08 : 0.9 + random() * 0.22
      return [x + long * reach, level + j(4)] as const
    })
    return closed([
      [x - wide * 0.12, y + j(10)],
      [x + wide * 0.02, y - wide * 0.4],
      ...shares.map((share) => edge(share, -1)),
      ...fingers.toReversed(),
      ...shares.toReversed().map((share) => edge(share, 1)),
      [x + wide * 0.02, y + wide * 0.42],
    ])
  }
  const how: Relief = { ...finish, seed: 5 + Math.floor(random() * 20) }
  const main = smear(96, 320, 440, 210)
  const second = smear(150, 566, 300, 104)
  // Where it thins, the paper shows through.
  const sheer = `<path d="${smear(110, 324, 474, 218)}" fill="${colour}" opacity=".38" filter="${sheet.blur(3, 480, 220)}"/>`
  return turned(
    -17,
    sheer +
      raised(sheet, main, colour, how) +
      raised(sheet, second, lighter(colour, 0.05), {
        ...how,
        edge: (how.edge * 8) / 11,
        height: (how.height * 11) / 15,
        seed: how.seed + 7,
      }),
  )
}

/** Wash, wax or oil poured in a ribbon: it doubles back on itself, pools at the end, and has hard bright highlights. */
export const pour: Substances = (sheet, colour, seed) => {
  const random = seeded(`pour ${seed}`)
  const j = (spread: number) => (random() - 0.5) * spread
  const rows = [0, 1, 2, 3].map((row) => 128 + row * 104 + j(12))
  const turns = rows.map((y, row) => {
    const [from, to] = row % 2 ? [500 + j(24), 108 + j(24)] : [100 + j(24), 492 + j(24)]
    const last = rows[row - 1]
    const bend =
      last === undefined
        ? `M${n(from)} ${n(y)}`
        : `C${n(from + (row % 2 ? 62 : -62))} ${n(last + 18)} ${n(from + (row % 2 ? 58 : -58))} ${n(y - 12)} ${n(from)} ${n(y)}`
    const third = (to - from) / 3
    return `${bend}C${n(from + third)} ${n(y + 20 + j(10))} ${n(from + 2 * third)} ${n(y - 18 + j(10))} ${n(to)} ${n(y + 8)}`
  })
  const pool = blob(random, 196, 566, 122, 92, 0.12, 9)
  const ribbon = `<path d="${turns.join('')}" fill="none" stroke="${colour}" stroke-width="58" stroke-linecap="round" stroke-linejoin="round"/>`
  const body = `${ribbon}<path d="${pool}" fill="${colour}"/>`
  const shade = shadeUnder(colour)
  const how: Relief = { edge: 15, grain: null, rough: 0, height: 32, shine: 0.9, gloss: 40, seed: 1, calm: 2.2 }
  const spots = [0, 1, 2]
    .map((index) => blob(random, 410 + index * 52 + j(20), 590 + j(50), 22 - index * 5, 20 - index * 5, 0.15, 8))
    .join('')
  // The window is reflected in the pool, as in any glossy surface.
  const panes = `<path d="M122 520L150 506L166 546L136 562ZM158 502L184 492L202 526L174 541Z" fill="#fff" opacity=".5" filter="${sheet.blur(2.2, 90, 80)}"/>`
  return turned(
    -10,
    `<g transform="translate(9 14)" opacity=".4" filter="${sheet.blur(10, 400, 400)}">${body.replaceAll(colour, shade)}</g><g filter="${relief(sheet, how)}">${body}</g>${panes}` +
      raised(sheet, spots, colour, { ...how, edge: 7, height: 22, calm: 1 }),
  )
}

/** Crumbled pressed powder: a fine heap and its crumbs. */
export const powder: Substances = (sheet, colour, seed) => {
  const random = seeded(`powder ${seed}`)
  const heap = blob(random, 300, 380, 218, 200, 0.22, 19)
  const crumbs = Array.from({ length: 90 }, () => {
    const angle = random() * 6.283
    const reach = 200 + random() * 130
    const r = 2.5 + random() ** 3 * 17
    return blob(random, 300 + Math.cos(angle) * reach * 0.98, 380 + Math.sin(angle) * reach * 1.02, r, r * 0.86, 0.6, 7)
  }).join('')
  const dust = `<ellipse cx="310" cy="390" rx="262" ry="250" fill="${colour}" opacity=".3" filter="${sheet.blur(26, 500, 500)}"/>`
  const how: Relief = {
    edge: 9,
    grain: [0.075, 0.075],
    octaves: 2,
    rough: 0.42,
    height: 10,
    shine: 0.1,
    gloss: 8,
    calm: 0.7,
    seed: 8 + Math.floor(random() * 30),
  }
  return dust + raised(sheet, heap, colour, how) + raised(sheet, crumbs, lighter(colour, 0.04), { ...how, edge: 3, height: 8, rough: 0.3 })
}
