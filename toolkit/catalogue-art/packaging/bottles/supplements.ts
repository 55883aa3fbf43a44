import { darker, inkOn, lighter, mix } from '../../studio/colour.ts'
import { matt, satin } from '../../studio/finishes.ts'
import type { Corner } from '../../studio/outline.ts'
import { seeded } from '../../studio/seeded.ts'
import { n } from '../../studio/sheet.ts'
import type { Bench } from '../../studio/solid.ts'
import { box, boxed } from '../box.ts'
import { isPale } from '../houses.ts'
import { printed, printedUp } from '../lettering.ts'
import { drum, knurled, paperLabel, vessel } from '../parts.ts'
import type { Maker } from '../still.ts'

const amber = '#8F4A1E'

/** A two-part capsule lying on the stone. */
export function capsule(bench: Bench, colour: string, x: number, y: number, angle: number, scale = 1): string {
  const half = (tone: string) =>
    bench.sheet.down([
      [0, lighter(tone, 0.55)],
      [0.45, tone],
      [1, darker(tone, 0.4)],
    ])
  return (
    `<ellipse cx="${n(x + 5)}" cy="${n(y + 11 * scale)}" rx="${n(24 * scale)}" ry="${n(5 * scale)}" fill="#2a120e" opacity=".4" filter="${bench.sheet.blur(3)}"/>` +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle}) scale(${scale})"><rect x="-26" y="-11.5" width="52" height="23" rx="11.5" fill="${half('#F0D9AC')}"/><path d="M-1 -12H14.5A12 12 0 0 1 14.5 12H-1Z" fill="${half(colour)}"/><rect x="-18" y="-7.6" width="35" height="3.6" rx="1.8" fill="#fff" opacity=".65"/></g>`
  )
}

/** Capsules in an amber jar with a ribbed white cap, three of them outside. */
export const supplementJar: Maker = (bench, { colour, wordmark, house, name }) => {
  const outline: Corner[] = [
    [82, 0],
    [90, 8, 12],
    [90, 140, 28],
    [66, 166, 12],
    [64, 176],
  ]
  return {
    markup:
      `<g transform="translate(-22 0)">` +
      vessel(bench, { outline, contents: darker(amber, 0.2), level: 128, tint: amber, wall: 6, foot: 12, surface: amber }) +
      paperLabel(bench, { radius: 90.5, low: 22, high: 124, width: 172, paper: house.pale }) +
      `<path d="M-88.6 -36A90.5 18.1 0 0 0 88.6 -36V-26A90.5 18.1 0 0 1 -88.6 -26Z" fill="${colour}"/>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -62, size: 36, room: 146, bend: 90 }) +
      drum(bench, matt(bench.light, '#F6F0E7'), { radius: 74, y: 168, height: 66, edge: 5 }) +
      knurled({ radius: 74, low: 172, high: 226, lines: 40 }) +
      `</g>${capsule(bench, colour, 92, -4, -16)}${capsule(bench, colour, 128, 10, 30)}${capsule(bench, colour, 70, 17, 8)}`,
    width: 240,
    height: 250,
    feet: [{ x: -22, width: 178, height: 230 }],
  }
}

/** Stick sachets in an open carton, one leaning in front. */
export const supplementSachets: Maker = (bench, { colour, wordmark, house, name }) => {
  const stick = (tone: string) =>
    `<rect x="-17" y="-236" width="34" height="236" fill="${bench.sheet.linear([
      [0, darker(tone, 0.24)],
      [0.22, lighter(tone, 0.42)],
      [0.42, tone],
      [0.8, darker(tone, 0.16)],
      [1, darker(tone, 0.06)],
    ])}"/>` +
    `<rect x="-17" y="-236" width="34" height="14" fill="${lighter(tone, 0.24)}"/><path d="M-17 -222H17M-13 -236V-222M-8 -236V-222M-3 -236V-222M2 -236V-222M7 -236V-222M12 -236V-222" stroke="#1c0a0e" stroke-opacity=".16" stroke-width="1.2"/>`
  const pale = isPale(house)
  const card = pale ? mix(colour, house.pale, 0.25) : house.pack
  const { width, depth } = boxed(196, 0.42)
  const carton = box(bench, { width, depth, height: 172, finish: satin(bench.light, card), grounded: true, open: true })
  const rim = [carton.at(0, 0, 172), carton.at(0, depth, 172), carton.at(width, depth, 172), carton.at(width, 0, 172)]
  const ink = pale ? inkOn(card) : house.foil
  const paper = mix(colour, house.pale, 0.3)
  const sticks = [0.16, 0.38, 0.6, 0.82].map((share, index) => {
    const [x, y] = carton.at(width * share, depth / 2, index % 2 ? 22 : 30)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${[-3, 1, -1, 3][index] ?? 0})">${stick(index % 2 ? lighter(paper, 0.2) : paper)}</g>`
  })
  return {
    markup:
      `<g transform="translate(-16 0)"><path d="M${rim.map((point) => point.map(n).join(' ')).join('L')}Z" fill="${darker(pale ? paper : house.pack, 0.4)}"/>${sticks.join('')}${carton.markup}` +
      carton.onFront(printed(bench, { wordmark, name, ink, x: width / 2, y: -72, size: 40, room: width * 0.84 })) +
      `</g><g transform="translate(112 8) rotate(-10)">${stick(paper)}${printedUp(bench, { wordmark, ink: inkOn(paper), x: 0, y: -116, size: 20, room: 130 })}</g>`,
    width: 250,
    height: 274,
    feet: [
      { x: -16, width: 188, height: 250, deep: 0.5 },
      { x: 112, width: 34, height: 200, deep: 0.4 },
    ],
  }
}

/** One gummy: a soft, sugar-coated dome. */
export function gummy(bench: Bench, colour: string, x: number, y: number, scale = 1): string {
  const body = bench.sheet.radial(
    [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.34)],
    ],
    0.36,
    0.3,
    0.78,
  )
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"><path d="M-17 8C-19 -8 -12 -18 0 -18S19 -8 17 8C16 15 -16 15 -17 8Z" fill="${body}"/><path d="M-9 -10C-4 -15 4 -15 8 -12" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`
}

/** Gummies in a clear jar, with two in front of it. */
export const supplementGummies: Maker = (bench, { colour, wordmark, house, seed, name }) => {
  const outline: Corner[] = [
    [84, 0],
    [92, 8, 12],
    [92, 150, 24],
    [72, 172, 10],
    [70, 180],
  ]
  const random = seeded(`gummies ${seed}`)
  const tones = [colour, lighter(colour, 0.14), mix(colour, '#E58A5A', 0.4), darker(colour, 0.1)]
  const heap = Array.from({ length: 64 }, (_, index) => {
    const row = Math.floor(index / 7)
    const [x, y] = [-72 + (index % 7) * 24 + (row % 2) * 10 + random() * 8, 4 - row * 17 - random() * 6]
    return gummy(bench, tones[Math.floor(random() * tones.length)] ?? colour, x, y, 0.92)
  }).toReversed()
  const within = bench.sheet.clip('<path d="M-85 -138C-50 -150 40 -148 85 -136V-14A85 17 0 0 1 -85 -14Z"/>')
  const paperInk = house.ink
  return {
    markup:
      `<g transform="translate(-14 0)">` +
      vessel(bench, {
        outline,
        contents: darker(colour, 0.24),
        level: 118,
        wall: 7,
        foot: 12,
        within: `<g clip-path="${within}">${heap.join('')}</g>`,
      }) +
      paperLabel(bench, { radius: 92.5, low: 30, high: 106, width: 124, paper: house.pale }) +
      printed(bench, { wordmark, name, ink: paperInk, x: 0, y: -48, size: 33, room: 112, bend: 92 }) +
      drum(bench, matt(bench.light, house.pack), { radius: 80, y: 172, height: 54, edge: 5 }) +
      knurled({ radius: 80, low: 176, high: 218, lines: 42 }) +
      `</g>${gummy(bench, colour, 98, 0, 1.1)}${gummy(bench, tones[2] ?? colour, 128, 12, 1.1)}`,
    width: 236,
    height: 244,
    feet: [
      { x: -14, width: 182, height: 226 },
      { x: 112, width: 60, height: 24, deep: 0.6 },
    ],
  }
}
