import { darker, inkOn, lighter, mix } from '../../studio/colour.ts'
import { type Finish, lacquer, matt, metal, satin } from '../../studio/finishes.ts'
import { type Corner, type OutlineSection, square } from '../../studio/outline.ts'
import { type Bench, solid } from '../../studio/solid.ts'
import { type House, isPale } from '../houses.ts'
import { printed } from '../lettering.ts'
import { drum, trimmed } from '../parts.ts'
import type { Maker } from '../still.ts'

/** A lotion pump, from the bottle's neck at height `y` px: collar, stem, and head with its spout to the left. */
function pumpHead(bench: Bench, house: House, y: number): string {
  const coat = isPale(house) ? satin(bench.light, house.pack) : lacquer(bench.light, house.pack)
  const tone = (lean: number, up: number) => coat.at([lean, up, Math.sqrt(Math.max(0, 1 - lean * lean - up * up))]).colour
  const beak = bench.sheet.down([
    [0, tone(-0.2, 0.9)],
    [0.3, lighter(house.pack, 0.16)],
    [1, darker(house.pack, 0.3)],
  ])
  return (
    drum(bench, coat, { radius: 32, y, height: 36, edge: 4 }) +
    drum(bench, trimmed(bench, house), { radius: 32.4, y, height: 7, top: null }) +
    drum(bench, metal(bench.light, 'gunmetal'), { radius: 8, y: y + 34, height: 26, edge: 1 }) +
    `<path d="M-18 ${-y - 80}C-52 ${-y - 84} -88 ${-y - 80} -94 ${-y - 54}C-95 ${-y - 50} -86 ${-y - 50} -84 ${-y - 54}C-80 ${-y - 66} -56 ${-y - 66} -18 ${-y - 62}Z" fill="${beak}"/>` +
    drum(bench, coat, { radius: 27, y: y + 58, height: 24, edge: 6 })
  )
}

type PumpBottle = {
  finish: Finish
  name: string | undefined
  outline: readonly Corner[]
  section?: OutlineSection
  ink: string
  half: number
  neck: number
  room: number
  bend?: number
}

function pumpBottle(
  bench: Bench,
  wordmark: string,
  house: House,
  { finish, name, outline, section, ink, half, neck, room, bend }: PumpBottle,
) {
  return {
    markup:
      solid(bench, { outline, finish, top: null, grounded: true, ...(section && { section }) }) +
      pumpHead(bench, house, neck) +
      printed(bench, { wordmark, name, ink, x: 0, y: -neck * 0.46, size: 38, room, ...(bend !== undefined && { bend }) }),
    width: half * 2,
    height: neck + 88,
    feet: [{ x: 0, width: half * 2, height: neck + 30, deep: section ? 0.7 : 1 }],
  }
}

/** A shampoo: a soft-touch round bottle with a pump. */
export const shampoo: Maker = (bench, { colour, wordmark, house, name }) => {
  const body = mix(colour, house.pale, 0.18)
  return pumpBottle(bench, wordmark, house, {
    finish: matt(bench.light, body),
    name,
    outline: [
      [62, 0],
      [70, 7, 10],
      [70, 206, 30],
      [32, 236, 12],
      [30, 244],
    ],
    ink: inkOn(body),
    half: 70,
    neck: 238,
    room: 112,
    bend: 70,
  })
}

/** A body lotion: a broad square bottle with a pump. */
export const bodyLotion: Maker = (bench, { colour, wordmark, house, name }) => {
  const body = mix(colour, house.pale, 0.42)
  return pumpBottle(bench, wordmark, house, {
    finish: satin(bench.light, body),
    name,
    outline: [
      [80, 0],
      [86, 7, 9],
      [86, 196, 22],
      [34, 214, 8],
      [30, 220],
    ],
    section: square(0.62, 0.36),
    ink: inkOn(body),
    half: 86,
    neck: 216,
    room: 128,
  })
}
