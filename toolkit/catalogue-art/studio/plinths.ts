import { darker, lighter } from './colour.ts'
import { type Finish, matt } from './finishes.ts'
import { tilt, unit } from './light.ts'
import { seeded } from './seeded.ts'
import { n, type Stop } from './sheet.ts'
import { type Bench, solid } from './solid.ts'

/** A stone: a drum or a square block. `x` and `y` are the centre of its top, px; `height` is the visible part below the rim. */
export type Plinth = { shape: 'drum' | 'block'; x: number; y: number; width: number; height: number; colour?: string; seed?: number }

export const travertine = '#E6D6C5'

/** Half the apparent depth of the top, px: a drum is as deep as it is wide, a block shallower. */
const frontOf = ({ shape, width }: Plinth) => (width / 2) * tilt * (shape === 'drum' ? 1 : 0.56)

/** The outline of the top, to which shadows are clipped. A block's far edge is shorter; otherwise it would look like a painted strip. */
export function topOf(stone: Plinth): string {
  const { x, y, width } = stone
  const [half, front] = [width / 2, frontOf(stone)]
  if (stone.shape === 'drum') return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(half)}" ry="${n(front)}"/>`
  return `<path d="M${n(x - half)} ${n(y + front)}L${n(x - half * 0.86)} ${n(y - front)}H${n(x + half * 0.86)}L${n(x + half)} ${n(y + front)}Z"/>`
}

/** The outline of the side, as one path. */
function sideOf(stone: Plinth): string {
  const { x, y, width, height } = stone
  const [half, front] = [width / 2, frontOf(stone)]
  if (stone.shape === 'block') return `M${n(x - half)} ${n(y + front)}h${n(width)}v${n(height)}h${n(-width)}Z`
  return `M${n(x - half)} ${n(y + height)}A${n(half)} ${n(front)} 0 0 0 ${n(x + half)} ${n(y + height)}V${n(y)}A${n(half)} ${n(front)} 0 0 1 ${n(x - half)} ${n(y)}Z`
}

/** Pits and veins follow the stone's layers, so they are flat; on a drum they curve with it and are denser at the edges. */
function bedding(stone: Plinth, colour: string): string {
  const { shape, x, y, width, height, seed = 1 } = stone
  const random = seeded(`stone ${seed} ${width} ${height}`)
  const [half, front] = [width / 2, frontOf(stone)]
  const dark = darker(colour, 0.52)
  const at = (across: number, down: number) => {
    const sag = shape === 'drum' ? front * Math.sqrt(Math.max(0, 1 - across * across)) : front
    return [x + half * across, y + sag + down] as const
  }
  const veins = Array.from({ length: Math.max(2, Math.round(height / 17)) }, () => {
    const down = 8 + random() * (height - 14)
    const [from, to] = [-1 + random() * 1.1, 0.1 + random() * 0.9]
    const steps = Array.from({ length: 13 }, (_, index) => at(from + ((to - from) * index) / 12, down + (random() - 0.5) * 2.4))
    const path = steps.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')
    return `<path d="M${path}" fill="none" stroke="${dark}" stroke-width="${n(0.6 + random() * 2.2)}" stroke-linejoin="round" opacity="${n(0.05 + random() * 0.06)}"/>`
  })
  const pits = Array.from({ length: Math.min(70, Math.round((width * height) / 950)) }, () => {
    const across = Math.sin((random() - 0.5) * Math.PI) * 0.97
    const [px, py] = at(across, 7 + random() * (height - 10))
    const squeeze = shape === 'drum' ? Math.sqrt(1 - across * across) : 1
    const [rx, ry] = [(2 + random() * 9) * squeeze, 0.7 + random() * 1.5]
    const pit = `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(rx)}" ry="${n(ry)}" fill="${dark}" opacity="${n(0.07 + random() * 0.11)}"/>`
    return `${pit}<ellipse cx="${n(px)}" cy="${n(py + ry)}" rx="${n(rx * 0.8)}" ry=".6" fill="#fff" opacity=".22"/>`
  })
  return veins.join('') + pits.join('')
}

/** A flat face, lit from the left like the drum's front. */
function face(finish: Finish): Stop[] {
  return [-0.34, -0.1, 0.12, 0.34].map((lean, index): Stop => [index / 3, finish.at(unit([lean, 0, 1])).colour])
}

export function plinth(bench: Bench, stone: Plinth): string {
  const { shape, x, y, width, height, colour = travertine } = stone
  const [half, front] = [width / 2, frontOf(stone)]
  const finish = matt(bench.light, colour)
  const side = sideOf(stone)
  const body =
    shape === 'drum'
      ? solid(bench, {
          outline: [
            [half, 0],
            [half, height],
          ],
          finish,
          x,
          y: y + height,
          top: null,
        })
      : `<path d="${side}" fill="${bench.sheet.linear(face(finish))}"/>`
  const top = `<g fill="${bench.sheet.linear(
    [
      [0, lighter(colour, 0.52)],
      [0.5, lighter(colour, 0.34)],
      [1, lighter(colour, 0.06)],
    ],
    [0, 0, 1, 0.5],
  )}">${topOf(stone)}</g>`
  const floorShade = bench.sheet.downBetween(y + height + front - Math.min(46, height * 0.6), y + height + front, [
    [0, '#3a1d14', 0],
    [1, '#3a1d14', 0.26],
  ])
  const rim =
    shape === 'drum'
      ? `M${n(x - half)} ${n(y)}A${n(half)} ${n(front)} 0 0 0 ${n(x + half)} ${n(y)}`
      : `M${n(x - half)} ${n(y + front)}h${n(width)}`
  return (
    `${body}<g clip-path="${bench.sheet.clip(`<path d="${side}"/>`)}">${bedding(stone, colour)}<path d="${side}" fill="${floorShade}"/></g>${top}` +
    `<path d="${rim}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.8"/>`
  )
}

/** A stone's shadow on the floor: wide and soft to the right, dark and thin underneath. */
export function plinthShade(bench: Bench, stone: Plinth, shade: string): string {
  const { x, y, width, height } = stone
  const foot = y + height
  const front = frontOf(stone)
  const under =
    stone.shape === 'drum'
      ? `<ellipse cx="${n(x + 6)}" cy="${n(foot + 3)}" rx="${n(width * 0.5)}" ry="${n(front + 1)}"`
      : `<rect x="${n(x - width / 2 + 4)}" y="${n(foot + front - 12)}" width="${n(width + 4)}" height="15"`
  return (
    `<ellipse cx="${n(x + width * 0.16 + height * 0.3)}" cy="${n(foot + 4)}" rx="${n(width * 0.56)}" ry="${n(front + 12)}" fill="${shade}" opacity=".34" filter="${bench.sheet.blur(18)}"/>` +
    `${under} fill="${shade}" opacity=".6" filter="${bench.sheet.blur(4)}"/>`
  )
}
