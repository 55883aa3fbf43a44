import type { Variety } from '#fixtures/catalogue/picture.ts'
import { darker, lighter, mix } from '../studio/colour.ts'
import { type Finish, matt, satin } from '../studio/finishes.ts'
import { seeded } from '../studio/seeded.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import { printed, printedUp } from './lettering.ts'
import { dressed, drum, trimmed } from './parts.ts'
import type { Look, Maker, Still } from './still.ts'

type Head = 'pointed' | 'flat-top' | 'angled'

/** The outline of a brush head. */
const heads: Readonly<Record<Head, (wide: number, tall: number) => string>> = {
  pointed: (wide, tall) =>
    `M${n(-wide * 0.44)} 0C${n(-wide * 1.05)} ${n(-tall * 0.36)} ${n(-wide)} ${n(-tall * 0.84)} 0 ${n(-tall)}C${n(wide)} ${n(-tall * 0.84)} ${n(wide * 1.05)} ${n(-tall * 0.36)} ${n(wide * 0.44)} 0Z`,
  'flat-top': (wide, tall) =>
    `M${n(-wide * 0.5)} 0C${n(-wide * 0.8)} ${n(-tall * 0.3)} ${n(-wide * 0.9)} ${n(-tall * 0.7)} ${n(-wide * 0.86)} ${n(-tall * 0.94)}Q0 ${n(-tall * 1.06)} ${n(wide * 0.86)} ${n(-tall * 0.94)}C${n(wide * 0.9)} ${n(-tall * 0.7)} ${n(wide * 0.8)} ${n(-tall * 0.3)} ${n(wide * 0.5)} 0Z`,
  angled: (wide, tall) =>
    `M${n(-wide * 0.46)} 0C${n(-wide)} ${n(-tall * 0.3)} ${n(-wide * 1.02)} ${n(-tall * 0.52)} ${n(-wide * 0.84)} ${n(-tall * 0.62)}C${n(-wide * 0.2)} ${n(-tall * 0.84)} ${n(wide * 0.4)} ${n(-tall * 1.04)} ${n(wide * 0.72)} ${n(-tall)}C${n(wide * 1.06)} ${n(-tall * 0.9)} ${n(wide)} ${n(-tall * 0.34)} ${n(wide * 0.46)} 0Z`,
}

/** A brush head with its root at (0, 0), `tall` px high: dark at the root, with the shade dusted on the tip. */
function hair(bench: Bench, tip: string, wide: number, tall: number, seed: string, head: Head = 'pointed'): string {
  const { sheet } = bench
  const random = seeded(`hair ${seed} ${wide}`)
  const root = '#4a2c22'
  const shape = heads[head](wide, tall)
  const across = sheet.linear([
    [0, darker(root, 0.35)],
    [0.3, lighter(root, 0.24)],
    [0.66, root],
    [1, darker(root, 0.5)],
  ])
  const dusted = sheet.down([
    [0, mix(tip, '#fff4ea', 0.35)],
    [0.34, tip, 0.9],
    [0.62, tip, 0],
  ])
  const strands = Array.from({ length: 46 }, () => {
    const x = (random() - 0.5) * wide * 1.8
    const high = tall * (0.97 - Math.abs(x / wide) ** 2 * 0.3)
    return `<path d="M${n(x * 0.42)} 0Q${n(x * 1.1)} ${n(-high * 0.5)} ${n(x * 0.66)} ${n(-high)}" stroke="${random() > 0.45 ? '#fff' : '#1d0c08'}" stroke-opacity="${n(0.09 + random() * 0.13)}" stroke-width="1.2" fill="none"/>`
  })
  return `<path d="${shape}" fill="${across}"/><path d="${shape}" fill="${dusted}"/><g clip-path="${sheet.clip(`<path d="${shape}"/>`)}">${strands.join('')}</g>`
}

/** A whole brush with the end of its handle at (0, 0), `long` px to the ferrule. */
function whole(
  bench: Bench,
  handle: Finish,
  ferrule: Finish,
  shape: { wide: number; tall: number; long: number; tip: string; seed: string; head?: Head },
): string {
  const { wide, tall, long, head } = shape
  return (
    solid(bench, {
      outline: [
        [6, 0],
        [14, long * 0.55, 60],
        [12, long],
      ],
      finish: handle,
      top: null,
    }) +
    solid(bench, {
      outline: [
        [14, long - 4],
        [15, long + 46, 10],
        [wide * 0.46, long + 66],
      ],
      finish: ferrule,
      top: null,
    }) +
    `<g transform="translate(0 ${n(-long - 62)})">${hair(bench, shape.tip, wide, tall, shape.seed, head)}</g>`
  )
}

type One = { wide: number; tall: number; long: number; head?: Head }

/** The brushes that are sold one by one. */
const single: Partial<Readonly<Record<Variety, One>>> = {
  'flat-top': { wide: 48, tall: 96, long: 190, head: 'flat-top' },
  angled: { wide: 52, tall: 104, long: 190, head: 'angled' },
  kabuki: { wide: 84, tall: 120, long: 34, head: 'flat-top' },
  pointed: { wide: 24, tall: 70, long: 220 },
  detail: { wide: 11, tall: 42, long: 250 },
}

/** One brush standing on the end of its handle. */
function standing(bench: Bench, look: Look, one: One): Still {
  const { colour, wordmark, house, seed } = look
  const stub = one.long < 100
  const markup = stub
    ? drum(bench, dressed(bench, house), { radius: 46, height: 84, edge: 10, grounded: true }) +
      drum(bench, trimmed(bench, house), { radius: 47, y: 74, height: 26, edge: 2, top: null }) +
      printed(bench, { wordmark, ink: house.foil, x: 0, y: -34, size: 22, room: 74, bend: 46 }) +
      `<g transform="translate(0 -98)">${hair(bench, colour, one.wide, one.tall, seed, one.head)}</g>`
    : whole(bench, dressed(bench, house), trimmed(bench, house), { ...one, tip: colour, seed }) +
      printedUp(bench, { wordmark, ink: house.foil, x: 0, y: -one.long * 0.62, size: 15, room: one.long * 0.5 })
  const height = stub ? 98 + one.tall : one.long + 62 + one.tall
  // A stub brush is shown smaller than it would fit, or it would look like a broom.
  return { markup, width: 110, height: stub ? height + 90 : height, feet: [{ x: 0, width: stub ? 92 : 24, height }] }
}

/** Brushes in a cloth roll: laid out side by side, each in its pocket. */
function roll(bench: Bench, { colour, wordmark, house, seed }: Look): Still {
  const cloth = mix(house.pack, '#ffffff', 0.08)
  const back = bench.sheet.linear(
    [
      [0, lighter(cloth, 0.2)],
      [0.5, cloth],
      [1, darker(cloth, 0.3)],
    ],
    [0, 0, 1, 0.4],
  )
  const front = bench.sheet.linear(
    [
      [0, lighter(cloth, 0.3)],
      [0.5, lighter(cloth, 0.08)],
      [1, darker(cloth, 0.24)],
    ],
    [0, 0, 1, 0.4],
  )
  const brushes = [-90, -45, 0, 45, 90].map((x, index) => {
    const one = [
      { wide: 22, tall: 64, long: 120 },
      { wide: 30, tall: 76, long: 130, head: 'angled' as const },
      { wide: 34, tall: 84, long: 136, head: 'flat-top' as const },
      { wide: 18, tall: 56, long: 134 },
      { wide: 10, tall: 38, long: 140 },
    ][index]
    return one
      ? `<g transform="translate(${x} -34)">${whole(bench, matt(bench.light, mix(house.pale, '#caa27c', 0.4)), trimmed(bench, house), { ...one, tip: lighter(colour, index * 0.08), seed })}</g>`
      : ''
  })
  return {
    markup:
      `<path d="M-132 0L-124 -214Q-122 -222 -112 -222H112Q122 -222 124 -214L132 0Z" fill="${back}"/>${brushes.join('')}` +
      `<path d="M-134 4L-130 -112H130L134 4Q134 14 122 14H-122Q-134 14 -134 4Z" fill="${front}"/>` +
      `<path d="M-66 -110L-68 12M-22 -110L-23 12M22 -110L23 12M66 -110L68 12" stroke="#000" stroke-opacity=".3" stroke-width="1.6" stroke-dasharray="4 3"/><path d="M-130 -111H130" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
      printed(bench, { wordmark, ink: house.foil, x: 0, y: -40, size: 34, room: 120 }),
    width: 280,
    height: 300,
    feet: [{ x: 0, width: 268, height: 220, deep: 0.16 }],
  }
}

/** A single brush, a roll of them, or a set in a stoneware cup. */
export const brush: Maker = (bench, look) => {
  const one = look.variety && single[look.variety]
  if (one) return standing(bench, look, one)
  return look.variety === 'roll' ? roll(bench, look) : cupOf(bench, look)
}

function cupOf(bench: Bench, { colour, wordmark, house, seed }: Look): Still {
  const [handle, ferrule] = [dressed(bench, house), trimmed(bench, house)]
  const at = (x: number, angle: number, markup: string) => `<g transform="translate(${x} -26) rotate(${angle})">${markup}</g>`
  const cup = matt(bench.light, '#EFE4D8')
  return {
    markup:
      `<ellipse cy="-128" rx="76" ry="15.2" fill="#7b6455"/><ellipse cy="-126" rx="71" ry="13" fill="#5c4639"/>` +
      at(-22, -13, whole(bench, handle, ferrule, { wide: 34, tall: 82, long: 150, tip: mix(colour, '#e8b8a8', 0.4), seed })) +
      at(26, 13, whole(bench, handle, ferrule, { wide: 24, tall: 66, long: 172, tip: lighter(colour, 0.18), seed })) +
      at(2, 0.5, whole(bench, handle, ferrule, { wide: 46, tall: 108, long: 204, tip: colour, seed })) +
      drum(bench, cup, { radius: 77, height: 128, edge: 2, grounded: true, top: null }) +
      `<path d="M-77 -128A77 15.4 0 0 0 77 -128" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>` +
      `<path d="M-72 -126A72 13 0 0 1 72 -126" fill="none" stroke="${satin(bench.light, '#EFE4D8').at([0, 0.5, 0.8]).colour}" stroke-width="2"/>` +
      printed(bench, { wordmark, ink: house.ink, x: 0, y: -42, size: 36, room: 118, bend: 77 }),
    width: 190,
    height: 396,
    feet: [{ x: 0, width: 154, height: 250 }],
  }
}
