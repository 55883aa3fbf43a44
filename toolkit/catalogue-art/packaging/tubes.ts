import { darker, inkOn, mix } from '../studio/colour.ts'
import { type Finish, metal, satin } from '../studio/finishes.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import type { House } from './houses.ts'
import { printed } from './lettering.ts'
import { dressed, drum, knurled, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

type TubeShape = { foot: number; wide: number; low: number; high: number; seam?: number }

/** A tube standing on its cap: round at the shoulder, flat at the crimped seam. Half-widths and heights in px. */
function tubeBody(bench: Bench, finish: Finish, { foot, wide, low, high, seam = 24 }: TubeShape): string {
  const teeth = Array.from(
    { length: Math.floor(wide / 3) },
    (_, index) => `M${n(-wide + 3 + index * 6)} ${n(-high - seam + 1)}V${n(-high - 2)}`,
  )
  const tone = (lean: number) => finish.at([lean, 0, Math.sqrt(1 - lean * lean)]).colour
  const across = bench.sheet.linear([-0.8, -0.5, -0.2, 0.2, 0.6, 0.85].map((lean, index) => [index / 5, tone(lean)] as const))
  return (
    solid(bench, {
      outline: [
        [foot * 0.86, low - 8, 4],
        [foot, low + 6, 10],
        [(foot + wide) / 2, (low + high) / 2, 80],
        [wide, high],
      ],
      finish,
      top: null,
      deep: (height) => 1 - Math.max(0, Math.min(1, (height - low) / (high - low))) ** 1.4,
    }) +
    `<path d="M${n(-wide)} ${n(-high - seam)}H${n(wide)}V${n(-high)}H${n(-wide)}Z" fill="${across}"/>` +
    `<path d="${teeth.join('')}" stroke="#1c0a0e" stroke-opacity=".13" stroke-width="1.6"/><path d="M${n(-wide)} ${n(-high)}H${n(wide)}" stroke="#1c0a0e" stroke-opacity=".2" stroke-width="1.4"/>` +
    `<path d="M${n(-wide)} ${n(-high - seam)}H${n(wide)}" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>` +
    `<path d="M${n(-wide * 0.34)} ${n(-high + 2)}C${n(-wide * 0.3)} ${n(-high * 0.8)} ${n(-wide * 0.36)} ${n(-high * 0.66)} ${n(-wide * 0.3)} ${n(-high * 0.5)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="14" filter="${bench.sheet.blur(5)}"/>` +
    `<path d="M${n(wide * 0.42)} ${n(-high + 2)}C${n(wide * 0.34)} ${n(-high * 0.86)} ${n(wide * 0.42)} ${n(-high * 0.72)} ${n(wide * 0.36)} ${n(-high * 0.6)}" fill="none" stroke="#1c0a0e" stroke-opacity=".12" stroke-width="14" filter="${bench.sheet.blur(6)}"/>`
  )
}

const pastel = (colour: string, house: House) => mix(colour, house.pale, 0.22)

/** A cleanser: a tall tube on a wide metal cap. */
export const cleanserTube: Maker = (bench, { colour, wordmark, house, name }) => {
  const skin = pastel(colour, house)
  return {
    markup:
      drum(bench, trimmed(bench, house), { radius: 52, height: 60, edge: 4, grounded: true }) +
      knurled({ radius: 52, low: 5, high: 52 }) +
      tubeBody(bench, satin(bench.light, skin), { foot: 55, wide: 78, low: 62, high: 326 }) +
      printed(bench, { wordmark, name, ink: inkOn(skin), x: 0, y: -196, size: 36, room: 116 }),
    width: 156,
    height: 350,
    feet: [{ x: 0, width: 112, height: 340 }],
  }
}

/** A sunscreen: a broad tube printed with a half sun, on a flip cap. */
export const sunscreenTube: Maker = (bench, { colour, wordmark, house, name }) => {
  const skin = mix(house.pale, colour, 0.14)
  const sun = mix(colour, '#F2B441', 0.45)
  const ray = (index: number) => {
    const angle = (Math.PI * (index + 0.5)) / 9
    const [x, y] = [-Math.cos(angle), -Math.sin(angle)]
    return `M${n(x * 46)} ${n(-136 + y * 46)}L${n(x * 58)} ${n(-136 + y * 58)}`
  }
  return {
    markup:
      drum(bench, satin(bench.light, sun), { radius: 58, height: 54, edge: 8, grounded: true }) +
      `<path d="M-58 -34A58 11.6 0 0 0 58 -34" fill="none" stroke="${darker(sun, 0.4)}" stroke-opacity=".6" stroke-width="1.6"/>` +
      tubeBody(bench, satin(bench.light, skin), { foot: 60, wide: 88, low: 56, high: 314 }) +
      `<g fill="none"><path d="M-38 -136A38 38 0 0 1 38 -136Z" fill="${sun}"/><path d="${Array.from({ length: 9 }, (_, index) => ray(index)).join('')}" stroke="${sun}" stroke-width="5" stroke-linecap="round"/><path d="M-62 -130H62" stroke="${sun}" stroke-width="5" stroke-linecap="round"/></g>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -236, size: 38, room: 132 }),
    width: 176,
    height: 338,
    feet: [{ x: 0, width: 120, height: 330 }],
  }
}

/** A hand cream in a soft metal tube: pinched, folded at the end, on a small lacquer cap. */
export const handCream: Maker = (bench, { colour, wordmark, house, name }) => {
  const skin = mix(colour, house.pale, 0.1)
  const bare = metal(bench.light, house.metal === 'gold' ? 'gold' : 'silver', 0.3)
  const wide = 66
  const fold = [0, 1, 2].map(
    (index) =>
      `<rect x="${-wide - 1}" y="${-316 - index * 9}" width="${wide * 2 + 2}" height="9.5" fill="${bench.sheet.down([
        [0, bare.at([-0.4, 0.4, 0.8]).colour],
        [1, bare.at([0.3, -0.2, 0.9]).colour],
      ])}"/>`,
  )
  const dent = `<path d="M-30 -296C-8 -276 2 -286 26 -262C8 -270 -10 -262 -30 -296Z" fill="#fff" opacity=".2"/><path d="M34 -250C18 -236 22 -214 12 -198C26 -210 36 -226 34 -250Z" fill="#1c0a0e" opacity=".12"/>`
  return {
    markup:
      drum(bench, dressed(bench, house), { radius: 25, height: 40, edge: 4, grounded: true }) +
      knurled({ radius: 25, low: 4, high: 35, lines: 22 }) +
      solid(bench, {
        outline: [
          [20, 38],
          [24, 46, 4],
          [54, 62, 8],
          [55, 70],
        ],
        finish: bare,
        top: null,
      }) +
      solid(bench, {
        outline: [
          [55, 66],
          [58, 180, 40],
          [wide, 310],
        ],
        finish: satin(bench.light, skin),
        top: null,
        deep: (height) => 1 - Math.max(0, (height - 66) / 244) ** 1.4,
      }) +
      dent +
      fold.join('') +
      printed(bench, { wordmark, name, ink: inkOn(skin), x: 0, y: -180, size: 32, room: 96 }) +
      `<path d="M-42 -116H42M-42 -108H42" stroke="${inkOn(skin)}" stroke-width="1.6" opacity=".7"/>`,
    width: 134,
    height: 334,
    feet: [{ x: 0, width: 60, height: 320 }],
  }
}
