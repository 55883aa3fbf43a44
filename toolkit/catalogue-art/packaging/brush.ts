import { darker, lighter, mix } from '../studio/colour.ts'
import { type Finish, matt, satin } from '../studio/finishes.ts'
import { seeded } from '../studio/seeded.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import { printed } from './lettering.ts'
import { dressed, drum, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** A brush head with its root at (0, 0), `tall` px high: dark at the root, with the shade dusted on the tip. */
function hair(bench: Bench, tip: string, wide: number, tall: number, seed: string): string {
  const { sheet } = bench
  const random = seeded(`hair ${seed} ${wide}`)
  const root = '#4a2c22'
  const shape = `M${n(-wide * 0.44)} 0C${n(-wide * 1.05)} ${n(-tall * 0.36)} ${n(-wide)} ${n(-tall * 0.84)} 0 ${n(-tall)}C${n(wide)} ${n(-tall * 0.84)} ${n(wide * 1.05)} ${n(-tall * 0.36)} ${n(wide * 0.44)} 0Z`
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
  shape: { wide: number; tall: number; long: number; tip: string; seed: string },
): string {
  const { wide, tall, long } = shape
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
    `<g transform="translate(0 ${n(-long - 62)})">${hair(bench, shape.tip, wide, tall, shape.seed)}</g>`
  )
}

/** Brushes in a stoneware cup; the tallest is the product, the others are props. */
export const brush: Maker = (bench, { colour, wordmark, house, seed }) => {
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
