import { darker, lighter, mix } from '../studio/colour.ts'
import { matt } from '../studio/finishes.ts'
import { n } from '../studio/sheet.ts'
import type { Bench } from '../studio/solid.ts'
import { isPale } from './houses.ts'
import { printed } from './lettering.ts'
import type { Maker } from './still.ts'

/** The membership's square-cut plus, `size` px across. */
export const plusMark = (x: number, y: number, size: number, fill: string) => {
  const [arm, half] = [size * 0.2, size / 2]
  return `<path d="M${n(x - arm / 2)} ${n(y - half)}h${n(arm)}v${n(half - arm / 2)}h${n(half - arm / 2)}v${n(arm)}h${n(arm / 2 - half)}v${n(half - arm / 2)}h${n(-arm)}v${n(arm / 2 - half)}h${n(arm / 2 - half)}v${n(-arm)}h${n(half - arm / 2)}Z" fill="${fill}"/>`
}

/** A bow: two loops, two tails, a knot. */
export function bow(bench: Bench, colour: string, y: number): string {
  const fold = bench.sheet.linear(
    [
      [0, lighter(colour, 0.4)],
      [0.5, colour],
      [1, darker(colour, 0.34)],
    ],
    [0, 0, 1, 1],
  )
  const inner = darker(colour, 0.4)
  const loop = `<path d="M0 0C-26 -46 -84 -52 -80 -16C-78 8 -30 10 0 0Z" fill="${fold}"/><path d="M-8 -4C-30 -30 -66 -36 -66 -16C-64 -2 -32 0 -8 -4Z" fill="${inner}" opacity=".55"/>`
  const tail = `<path d="M-4 0C-20 16 -40 26 -58 34L-44 46C-26 34 -8 18 4 4Z" fill="${fold}"/>`
  return `<g transform="translate(0 ${n(-y)})">${tail}<g transform="scale(-1 1)">${tail}</g>${loop}<g transform="scale(-1 1)">${loop}</g><rect x="-13" y="-14" width="26" height="24" rx="8" fill="${fold}"/></g>`
}

/** The face of a card, `width` by `height` px, lower left corner at (0, 0). */
function cardFace(bench: Bench, colour: string, width: number, height: number): string {
  const face = bench.sheet.linear(
    [
      [0, lighter(colour, 0.2)],
      [0.45, colour],
      [1, darker(colour, 0.3)],
    ],
    [0, 0, 1, 1],
  )
  return (
    `<rect x="3" y="${n(-height + 3)}" width="${width}" height="${height}" rx="13" fill="${darker(colour, 0.5)}"/>` +
    `<rect y="${-height}" width="${width}" height="${height}" rx="13" fill="${face}"/>` +
    `<path d="M0 ${n(-height * 0.36)}L${n(width * 0.56)} ${-height}H${n(width * 0.8)}L0 ${n(-height * 0.06)}Z" fill="#fff" opacity=".07"/>` +
    `<rect x=".7" y="${n(-height + 0.7)}" width="${width - 1.4}" height="${height - 1.4}" rx="12.4" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.4"/>`
  )
}

const cards = (bench: Bench, wordmark: string, front: string, line: string) => {
  const butter = '#EFCF77'
  return (
    `<g transform="translate(-128 -14) rotate(4)"><g transform="translate(16 -6)">${cardFace(bench, butter, 288, 184)}</g></g>` +
    `<path d="M-148 2L150 -8L170 10L-130 18Z" fill="#1c0a0e" opacity=".4" filter="${bench.sheet.blur(6)}"/>` +
    `<g transform="translate(-150 4) rotate(-2.4)">${cardFace(bench, front, 288, 184)}` +
    `${printed(bench, { wordmark, ink: '#F7DD8B', x: 74, y: -134, size: 37, room: 112 })}${plusMark(224, -62, 78, '#F7DD8B')}` +
    `<text x="24" y="-24" font-family="'Instrument Sans', sans-serif" font-weight="500" font-size="11" letter-spacing="1" fill="#f6e6d4">${line}</text></g>`
  )
}

/** A membership: two cards leaning against each other, with the plus on the front. */
export const membershipCard: Maker = (bench, { colour, wordmark }) => ({
  markup: cards(bench, wordmark, colour, 'OTTILIE+ MEMBER'),
  width: 316,
  height: 226,
  feet: [{ x: 4, width: 296, height: 190, deep: 0.16 }],
})

/** A gift card sticking out of an envelope tied with a ribbon. */
export const giftCard: Maker = (bench, { colour, wordmark, house }) => {
  const paper = mix(house.pale, '#ffffff', 0.3)
  const front = bench.sheet.linear(
    [
      [0, lighter(paper, 0.5)],
      [0.5, paper],
      [1, darker(paper, 0.14)],
    ],
    [0, 0, 1, 1],
  )
  const ribbon = matt(bench.light, colour)
  const band = bench.sheet.linear([
    [0, ribbon.at([-0.5, 0.3, 0.8]).colour],
    [0.5, ribbon.at([-0.1, 0.2, 1]).colour],
    [1, ribbon.at([0.5, 0, 0.86]).colour],
  ])
  return {
    markup:
      `<path d="M-142 -174L0 -96L142 -174V-8H-142Z" fill="${darker(paper, 0.2)}"/>` +
      `<g transform="translate(-128 -50) rotate(-2)">${cardFace(bench, isPale(house) ? colour : house.pack, 256, 168)}${printed(bench, { wordmark, name: 'Gift Card', ink: isPale(house) ? house.ink : house.foil, x: 74, y: -122, size: 33, room: 108 })}${plusMark(212, -126, 46, isPale(house) ? house.ink : '#F7DD8B')}</g>` +
      `<path d="M-146 -150L0 -62L146 -150V4H-146Z" fill="${front}"/><path d="M-146 -150L0 -62L146 -150" fill="none" stroke="#1c0a0e" stroke-opacity=".2" stroke-width="1.6"/><path d="M-146 4L0 -66L146 4" fill="none" stroke="#1c0a0e" stroke-opacity=".09" stroke-width="1.4"/>` +
      `<rect x="-13" y="-84" width="26" height="88" fill="${band}"/>${bow(bench, ribbon.at([-0.2, 0.2, 0.95]).colour, 46)}`,
    width: 296,
    height: 228,
    feet: [{ x: 0, width: 292, height: 180, deep: 0.18 }],
  }
}
