import { capsule, gummy } from '../packaging/bottles/supplements.ts'
import { tubGrains as crystals } from '../packaging/tubs.ts'
import { darker, lighter, mix } from '../studio/colour.ts'
import { studioLight } from '../studio/light.ts'
import { seeded } from '../studio/seeded.ts'
import { n, type Sheet } from '../studio/sheet.ts'
import type { Bench } from '../studio/solid.ts'
import { blob, shadeUnder, under } from './sheet-of.ts'
import type { Substances } from './smears.ts'

const benchOn = (sheet: Sheet): Bench => ({ sheet, light: studioLight('#DFD3C5', '#E6D6C5') })

/** Positions with a minimum distance, so that items do not intersect; ordered from back to front. */
function apart(seed: string, count: number, gap: number): (readonly [x: number, y: number])[] {
  const random = seeded(`apart ${seed}`)
  const places: (readonly [number, number])[] = []
  for (let tries = 0; places.length < count && tries < count * 60; tries++) {
    // The sum of two random numbers concentrates them in the middle.
    const place = [40 + ((random() + random()) / 2) * 520, 60 + ((random() + random()) / 2) * 640] as const
    if (places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) >= gap)) places.push(place)
  }
  return places.sort((one, other) => one[1] - other[1])
}

/** Drops of oil, water or scent: faintly coloured, with light focused on their far side and a tinted shadow beyond. */
export const drops: Substances = (sheet, colour, seed) => {
  const random = seeded(`drops ${seed}`)
  const drop = (x: number, y: number, r: number, wander: number) => {
    const path = blob(random, x, y, r, r * (0.84 + random() * 0.12), wander, r > 60 ? 10 : 7)
    const body = sheet.linear(
      [
        [0, darker(colour, 0.3), 0.78],
        [0.4, colour, 0.58],
        [0.75, lighter(colour, 0.3), 0.5],
        [1, lighter(colour, 0.72), 0.85],
      ],
      [0.1, 0.05, 0.85, 0.95],
    )
    const clip = sheet.clip(`<path d="${path}"/>`)
    return (
      under(sheet, path, mix(colour, '#7a4a30', 0.4), Math.max(3, r * 0.09), r * 0.06 + 2, r * 0.09 + 3, 0.42) +
      `<path d="${path}" fill="${body}"/>` +
      `<g clip-path="${clip}"><path d="${path}" fill="none" stroke="${darker(colour, 0.45)}" stroke-opacity=".5" stroke-width="${n(Math.max(3, r * 0.1))}" filter="${sheet.blur(Math.max(1.5, r * 0.05), r * 2, r * 2)}"/>` +
      `<ellipse cx="${n(x + r * 0.3)}" cy="${n(y + r * 0.34)}" rx="${n(r * 0.5)}" ry="${n(r * 0.34)}" fill="#fff" opacity=".5" filter="${sheet.blur(Math.max(2, r * 0.1), r, r)}"/></g>` +
      `<path d="M${n(x - r * 0.56)} ${n(y - r * 0.18)}C${n(x - r * 0.5)} ${n(y - r * 0.5)} ${n(x - r * 0.2)} ${n(y - r * 0.62)} ${n(x + r * 0.06)} ${n(y - r * 0.6)}" fill="none" stroke="#fff" stroke-width="${n(Math.max(2, r * 0.075))}" stroke-linecap="round" opacity=".92"/>` +
      `<circle cx="${n(x + r * 0.3)}" cy="${n(y - r * 0.5)}" r="${n(Math.max(1, r * 0.045))}" fill="#fff" opacity=".9"/>`
    )
  }
  const small = apart(`drops ${seed}`, 26, 62).map(([x, y]) => ({ x, y, r: 6 + random() ** 2 * 26 }))
  const large = [
    { x: 250, y: 320, r: 168 },
    { x: 430, y: 545, r: 92 },
  ]
  const free = small.filter(({ x, y, r }) => large.every((other) => Math.hypot(x - other.x, y - other.y) > other.r + r + 10))
  return [...large.map(({ x, y, r }) => drop(x, y, r, 0.16)), ...free.map(({ x, y, r }) => drop(x, y, r, 0.1))].join('')
}

/** Salt, sugar or coffee: a loose heap of grains. */
export const grains: Substances = (sheet, colour, seed) => {
  const random = seeded(`heap ${seed}`)
  const heap = blob(random, 300, 385, 225, 215, 0.3, 15)
  const bed = sheet.radial(
    [
      [0, lighter(colour, 0.2)],
      [0.7, colour],
      [1, darker(colour, 0.3)],
    ],
    0.38,
    0.34,
    0.7,
  )
  const stray = apart(`stray ${seed}`, 70, 20).map(([x, y], index) =>
    crystals(`${seed} ${index}`, colour, { left: x, right: x + 4, top: y, bottom: y + 4 }, 1, 9),
  )
  return (
    stray.join('') +
    under(sheet, heap, shadeUnder(colour), 14) +
    `<path d="${heap}" fill="${bed}"/>` +
    `<g clip-path="${sheet.clip(`<path d="${heap}"/>`)}">${crystals(seed, colour, { left: 60, right: 540, top: 150, bottom: 620 }, 700, 13)}</g>` +
    `<path d="${heap}" fill="${sheet.linear(
      [
        [0, '#fff', 0.22],
        [0.5, '#fff', 0],
        [1, '#1c0a0e', 0.34],
      ],
      [0.1, 0, 0.8, 1],
    )}"/>`
  )
}

/** Capsules spilt on the paper. */
export const capsules: Substances = (sheet, colour, seed) => {
  const random = seeded(`capsules ${seed}`)
  const bench = benchOn(sheet)
  return apart(`capsules ${seed}`, 15, 124)
    .map(([x, y]) => capsule(bench, colour, x, y, Math.round(random() * 360), 2.35))
    .join('')
}

/** Gummies spilt on the paper, some paler than others. */
export const gummies: Substances = (sheet, colour, seed) => {
  const random = seeded(`gummies ${seed}`)
  const bench = benchOn(sheet)
  const tones = [colour, lighter(colour, 0.16), darker(colour, 0.1)]
  return apart(`gummies ${seed}`, 24, 98)
    .map(([x, y]) => {
      const scale = 2.9 + random() * 0.5
      const shade = `<ellipse cx="${n(x + 12)}" cy="${n(y + 30)}" rx="54" ry="22" fill="${shadeUnder(colour)}" opacity=".4" filter="${sheet.blur(7, 92, 40)}"/>`
      return shade + gummy(bench, tones[Math.floor(random() * 3)] ?? colour, x, y, scale)
    })
    .join('')
}
