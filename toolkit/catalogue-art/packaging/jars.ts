import { darker, lighter, mix } from '../studio/colour.ts'
import { glass, satin } from '../studio/finishes.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import type { House } from './houses.ts'
import { printed } from './lettering.ts'
import { drum, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** A round lid leaning against the jar on its edge, seen nearly face on. `r` is its radius, px. */
function leaningLid(bench: Bench, house: House, r: number, x: number): string {
  const { sheet } = bench
  const rim = trimmed(bench, house)
  const tone = (lean: number) => rim.at([lean, 0.3, Math.sqrt(Math.max(0, 1 - lean * lean))]).colour
  const face = sheet.linear(
    [
      [0, lighter(tone(-0.55), 0.2)],
      [0.35, tone(-0.35)],
      [0.7, tone(0.1)],
      [1, darker(tone(0.2), 0.25)],
    ],
    [0, 0, 0.8, 1],
  )
  const edge = sheet.down([
    [0, tone(-0.5)],
    [0.5, darker(tone(0.3), 0.2)],
    [1, darker(tone(0.4), 0.45)],
  ])
  const oval = (dx: number, rx: number, ry: number, rest: string) =>
    `<ellipse cx="${n(dx)}" cy="${n(-r)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`
  return (
    `<g transform="translate(${n(x)} 6) rotate(13)"><path d="M-7 ${n(-2 * r)}H9A${n(r * 0.33)} ${n(r)} 0 0 1 9 0H-7Z" fill="${edge}"/>${oval(-7, r * 0.32, r * 0.99, `fill="${face}"`)}` +
    `${oval(-7, r * 0.28, r * 0.9, 'fill="none" stroke="#fff" stroke-opacity=".36" stroke-width="1.4"')}</g>`
  )
}

/** Cream with a swirl as left by a spatula, slightly above the rim. `r` is the radius of the opening, px. */
function creamSwirl(bench: Bench, colour: string, r: number): string {
  const { sheet } = bench
  const [light, dark] = [lighter(colour, 0.72), darker(colour, 0.2)]
  const pool = sheet.linear(
    [
      [0, lighter(colour, 0.5)],
      [0.55, lighter(colour, 0.1)],
      [1, darker(colour, 0.16)],
    ],
    [0, 0, 1, 0.6],
  )
  const peak = sheet.linear(
    [
      [0, light],
      [0.5, lighter(colour, 0.25)],
      [1, dark],
    ],
    [0.1, 0, 0.9, 1],
  )
  const s = r / 94
  return (
    `<ellipse rx="${n(r)}" ry="${n(r * 0.2)}" fill="${pool}"/>` +
    `<g transform="scale(${n(s)})"><path d="M-70 2C-66 -18 -38 -28 -6 -24C26 -20 46 -22 40 -40C38 -46 46 -44 52 -38C76 -20 74 4 34 11C2 17 -64 16 -70 2Z" fill="${peak}"/>` +
    `<path d="M-60 0C-44 -14 -8 -14 18 -10C44 -6 60 -14 56 -28" fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M-56 -6C-40 -19 -10 -20 12 -16C36 -13 50 -20 48 -34" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.2" stroke-linecap="round"/>` +
    `<path d="M-44 8C-20 2 20 6 40 0" fill="none" stroke="${dark}" stroke-opacity=".3" stroke-width="2" stroke-linecap="round"/></g>`
  )
}

/** A face cream: an open jar of heavy glass, with its lid leaning against it. */
export const creamJar: Maker = (bench, { colour, wordmark, house, name }) => {
  const milk = mix(house.pale, colour, 0.16)
  const outline = [
    [98, 0],
    [106, 5, 7],
    [106, 92, 10],
    [99, 97],
  ] as const
  return {
    markup:
      `<g transform="translate(-34 0)">` +
      solid(bench, { outline, finish: satin(bench.light, milk), top: null, grounded: true }) +
      solid(bench, { outline, finish: glass(bench.light, darker(milk, 0.4)), top: null }) +
      `<g transform="translate(0 -97)"><ellipse rx="100" ry="20" fill="${lighter(milk, 0.5)}"/><ellipse rx="95" ry="18.6" fill="${darker(milk, 0.3)}"/><g transform="translate(0 1)">${creamSwirl(bench, colour, 93)}</g></g>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -24, size: 33, room: 150, bend: 106 }) +
      `</g>${leaningLid(bench, house, 92, 106)}`,
    width: 282,
    height: 190,
    feet: [
      { x: -34, width: 208, height: 100 },
      { x: 108, width: 62, height: 160 },
    ],
  }
}

/** An eye cream: a small open jar, with its metal applicator resting on the rim. */
export const eyeCream: Maker = (bench, { colour, wordmark, house, name }) => {
  const { sheet } = bench
  const outline = [
    [70, 0],
    [82, 8, 14],
    [82, 66, 16],
    [66, 84, 8],
    [62, 86],
  ] as const
  const body = mix(house.pale, colour, 0.3)
  const trim = trimmed(bench, house)
  const steel = sheet.linear(
    [-0.8, -0.5, -0.2, 0.3, 0.8].map((lean, index) => [index / 4, trim.at([lean, 0.2, Math.sqrt(1 - lean * lean)]).colour] as const),
  )
  return {
    markup:
      `<g transform="translate(-22 0)">` +
      drum(bench, trim, { radius: 62, y: 82, height: 12, edge: 2, top: null }) +
      solid(bench, { outline, finish: satin(bench.light, body), top: null, grounded: true }) +
      solid(bench, { outline, finish: glass(bench.light, darker(body, 0.45)), top: null }) +
      drum(bench, trim, { radius: 63, y: 82, height: 14, edge: 2 }) +
      `<g transform="translate(0 -97)"><ellipse rx="57" ry="11.4" fill="${darker(body, 0.35)}"/>${creamSwirl(bench, colour, 55)}</g>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -20, size: 27, room: 112, bend: 82 }) +
      `</g>` +
      `<g transform="translate(86 4) rotate(-17)"><rect x="-5" y="-168" width="10" height="150" rx="5" fill="${steel}"/><ellipse cy="-12" rx="11" ry="13" fill="${sheet.radial(
        [
          [0, '#ffffff'],
          [0.4, trim.at([-0.3, 0.3, 0.9]).colour],
          [1, trim.at([0.5, -0.2, 0.8]).colour],
        ],
        0.35,
        0.3,
        0.8,
      )}"/><rect x="-5.6" y="-96" width="11.2" height="5" fill="#2a140c" opacity=".35"/></g>`,
    width: 190,
    height: 170,
    feet: [
      { x: -22, width: 162, height: 96 },
      { x: 84, width: 24, height: 120 },
    ],
  }
}
