import { darker, hex, lighter, mix, scaled } from '../studio/colour.ts'
import { lacquer, matt } from '../studio/finishes.ts'
import { seeded } from '../studio/seeded.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import { printed } from './lettering.ts'
import { dressed, paperLabel, trimmed, vessel } from './parts.ts'
import type { Maker } from './still.ts'

const oval = (y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${rest}/>`

/** A mirror that reflects the paper opposite and two slanted window bars. */
export function lookingGlass(bench: Bench): string {
  const paper = hex(scaled(bench.light.backdrop, 0.9))
  const [bright, dim] = [mix(paper, '#ffffff', 0.62), mix(paper, '#8b99a6', 0.34)]
  return bench.sheet.linear(
    [
      [0, mix(dim, '#ffffff', 0.35)],
      [0.3, mix(paper, '#ffffff', 0.3)],
      [0.305, bright],
      [0.47, '#ffffff'],
      [0.475, mix(paper, '#ffffff', 0.24)],
      [0.56, mix(paper, '#ffffff', 0.2)],
      [0.565, bright],
      [0.6, bright],
      [0.605, dim],
      [1, mix(dim, '#5c6771', 0.25)],
    ],
    [0, 0, 1, 0.86],
  )
}

/** A loose powder: a low clear jar, open, its sifter dusted with powder, a puff against it and the lid behind. */
export const loosePowder: Maker = (bench, { colour, wordmark, house, name, seed }) => {
  const { sheet } = bench
  const random = seeded(`loose ${seed}`)
  const outline = [
    [104, 0],
    [112, 7, 10],
    [112, 92],
  ] as const
  const puff = sheet.radial(
    [
      [0, mix(house.pale, '#ffffff', 0.7)],
      [0.6, mix(house.pale, colour, 0.12)],
      [1, mix(house.pale, colour, 0.42)],
    ],
    0.36,
    0.3,
    0.8,
  )
  const specks = Array.from({ length: 70 }, () => {
    const [angle, reach] = [random() * 6.283, Math.sqrt(random())]
    return `<circle cx="${n(Math.cos(angle) * reach * 96)}" cy="${n(-93 + Math.sin(angle) * reach * 17)}" r="${n(1 + random() * 2.4)}" fill="${lighter(colour, random() * 0.5)}"/>`
  })
  const spilt = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${n(84 + random() * 70)}" cy="${n(16 + random() * 12)}" r="${n(0.8 + random() * 1.8)}" fill="${lighter(colour, random() * 0.3)}" opacity=".8"/>`,
  )
  const heap = sheet.linear(
    [
      [0, lighter(colour, 0.55)],
      [0.5, lighter(colour, 0.14)],
      [1, darker(colour, 0.12)],
    ],
    [0.1, 0, 0.9, 1],
  )
  return {
    markup:
      `<g transform="translate(62 -2) rotate(5)"><ellipse cx="5" cy="-104" rx="108" ry="106" fill="${darker(house.pack, 0.4)}"/><ellipse cy="-106" rx="107" ry="105" fill="${trimmed(bench, house).at([-0.3, 0.3, 0.9]).colour}"/><ellipse cy="-106" rx="102" ry="100" fill="${sheet.linear(
        [
          [0, lighter(house.pack, 0.3)],
          [0.5, house.pack],
          [1, darker(house.pack, 0.4)],
        ],
        [0, 0, 1, 1],
      )}"/></g>` +
      '<g transform="translate(-34 10)">' +
      vessel(bench, { outline, contents: matt(bench.light, colour), level: 74, wall: 9, foot: 14, surface: lighter(colour, 0.3) }) +
      `<ellipse cy="-92" rx="108" ry="20.6" fill="${lighter(house.pale, 0.3)}"/><ellipse cy="-92" rx="98" ry="18" fill="${darker(colour, 0.18)}"/><path d="M-94 -92C-60 -112 -20 -120 10 -118C44 -116 74 -108 94 -92A96 17 0 0 1 -94 -92Z" fill="${heap}"/>${specks.join('')}` +
      paperLabel(bench, { radius: 112.4, low: 16, high: 80, width: 158, paper: house.pale }) +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -34, size: 32, room: 140, bend: 112 }) +
      `</g><g transform="translate(112 4) rotate(-8)"><ellipse cx="6" cy="18" rx="66" ry="10" fill="#1c0a0e" opacity=".34" filter="${sheet.blur(5)}"/><path d="M-60 -6C-64 -42 -30 -56 2 -56C38 -56 64 -38 60 -4C56 22 -54 24 -60 -6Z" fill="${puff}"/><path d="M-44 -26C-16 -38 22 -38 46 -24" fill="none" stroke="${house.pack}" stroke-width="9" opacity=".85"/></g>${spilt.join('')}`,
    width: 300,
    height: 216,
    feet: [
      { x: -34, width: 220, height: 110 },
      { x: 100, width: 120, height: 60, deep: 0.4 },
    ],
  }
}

/** An open compact: powder in the base, a mirror in the lid. */
export const compact: Maker = (bench, { colour, wordmark, house }) => {
  const { sheet } = bench
  const trim = trimmed(bench, house)
  const metalAcross = sheet.linear(
    [-0.95, -0.7, -0.45, -0.1, 0.4, 0.8, 0.96].map(
      (lean, index) => [index / 6, trim.at([lean, 0.2, Math.sqrt(1 - lean * lean)]).colour] as const,
    ),
  )
  const shell = sheet.linear(
    [
      [0, lighter(house.pack, 0.28)],
      [0.45, house.pack],
      [1, darker(house.pack, 0.45)],
    ],
    [0, 0, 1, 1],
  )
  const lid = -176
  const powder = sheet.linear(
    [
      [0, lighter(colour, 0.34)],
      [0.5, colour],
      [1, darker(colour, 0.2)],
    ],
    [0, 0, 1, 0.5],
  )
  // A fan pressed into the powder: each rib is light on one side and dark on the other.
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (0.06 + (0.88 * index) / 16)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const reach = `M${n(-dx * 20)} ${n(-17 - dy * 4)}L${n(-dx * 98)} ${n(-12 - dy * 29)}`
    return `<path d="${reach}" stroke="${darker(colour, 0.34)}" stroke-opacity=".3" stroke-width="2.2"/><path d="${reach}" transform="translate(1.8 .6)" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"/>`
  })
  const monogram = `<g transform="translate(0 -22) scale(1 .5)" font-family="Gloock, Georgia, serif" font-size="40" text-anchor="middle"><text x="1.4" y="3" fill="#fff" opacity=".4">${wordmark[0] ?? ''}</text><text fill="${darker(colour, 0.4)}" opacity=".55">${wordmark[0] ?? ''}</text></g>`
  return {
    markup:
      `${oval(lid, 131, 128, shell, 'transform="translate(5 2)"')}${oval(lid, 130, 127, metalAcross)}${oval(lid, 125, 122, shell)}` +
      `${oval(lid, 111, 108, darker(house.pack, 0.5))}${oval(lid + 1, 109, 106, lookingGlass(bench))}` +
      `<ellipse cy="${lid + 1}" rx="108" ry="105" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>` +
      `<ellipse cy="${lid}" rx="109" ry="106" fill="${sheet.down([
        [0, colour, 0],
        [0.62, colour, 0],
        [1, colour, 0.5],
      ])}"/>` +
      `<rect x="-34" y="-72" width="68" height="18" rx="5" fill="${metalAcross}"/>` +
      solid(bench, {
        outline: [
          [126, 0],
          [134, 7, 9],
          [134, 27, 8],
          [127, 34],
        ],
        finish: dressed(bench, house),
        top: lacquer(bench.light, house.pack),
        grounded: true,
      }) +
      `<path d="M-134 -22A134 26.8 0 0 0 134 -22" fill="none" stroke="${metalAcross}" stroke-width="4"/>` +
      `${oval(-35, 119, 23.6, metalAcross)}${oval(-34, 116, 22.6, darker(colour, 0.42))}` +
      `<ellipse cy="-33" rx="114" ry="21.6" fill="${powder}"/>` +
      `<g clip-path="${sheet.clip('<ellipse cy="-33" rx="114" ry="21.6"/>')}">${ribs.join('')}</g>${monogram}` +
      `<rect x="-17" y="-6" width="34" height="13" rx="3.5" transform="translate(0 8)" fill="${metalAcross}"/>`,
    width: 268,
    height: 304,
    feet: [{ x: 0, width: 264, height: 200 }],
  }
}
