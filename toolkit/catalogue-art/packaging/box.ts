import type { Finish } from '../studio/finishes.ts'
import { tilt, unit, type Vector } from '../studio/light.ts'
import { n } from '../studio/sheet.ts'
import type { Bench } from '../studio/solid.ts'

/** A box turned so that its front faces the key light and its right side is in the shade. */
export type Box = {
  markup: string
  /** Width on the page, px. */
  width: number
  /** Puts markup on the front: origin at its lower left corner, x along its base, upwards is negative y. */
  onFront: (markup: string) => string
  /** A point of the box: distance along the front, distance behind it, height; px. */
  at: (along: number, behind: number, height: number) => readonly [x: number, y: number]
}

type BoxOptions = { width: number; depth: number; height: number; finish: Finish; y?: number; grounded?: boolean; open?: boolean }

const YAW = 0.42
const [COS, SIN] = [Math.cos(YAW), Math.sin(YAW)]
const FRONT: Vector = [-SIN, 0, COS]
const SIDE: Vector = [COS, 0, SIN]

/** A cardboard box around (0, 0), its base at height `y` px. `open` leaves out the top. */
export function box(bench: Bench, { width, depth, height, finish, y = 0, grounded = false, open = false }: BoxOptions): Box {
  const at: Box['at'] = (along, behind, up) => {
    const [right, near] = [along - width / 2, depth / 2 - behind]
    return [right * COS - near * SIN, tilt * (right * SIN + near * COS) - up - y]
  }
  const path = (...points: readonly (readonly [number, number, number])[]) =>
    `M${points
      .map((point) =>
        at(...point)
          .map(n)
          .join(' '),
      )
      .join('L')}Z`
  const face = (normal: Vector, lean: number) =>
    bench.sheet.linear(
      [-lean, 0, lean].map((turn, index) => [index / 2, finish.at(unit([normal[0] + turn, normal[1] + 0.05, normal[2]])).colour] as const),
    )
  const front = path([0, 0, 0], [width, 0, 0], [width, 0, height], [0, 0, height])
  const side = path([width, 0, 0], [width, depth, 0], [width, depth, height], [width, 0, height])
  const top = path([0, 0, height], [width, 0, height], [width, depth, height], [0, depth, height])
  const low = Math.min(26, height * 0.25)
  const shade = bench.sheet.down([
    [0, '#1a0a0c', 0],
    [1, '#1a0a0c', 0.3],
  ])
  const foot =
    path([0, 0, 0], [width, 0, 0], [width, 0, low], [0, 0, low]) +
    path([width, 0, 0], [width, depth, 0], [width, depth, low], [width, 0, low])
  const edge = path([0, 0, height], [width, 0, height], [width, depth, height])
  const corner = path([width, 0, 0], [width, 0, height])
  const [left, base] = at(0, 0, 0)
  return {
    markup:
      `<path d="${side}" fill="${face(SIDE, 0.12)}"/><path d="${front}" fill="${face(FRONT, 0.1)}"/>` +
      (open ? '' : `<path d="${top}" fill="${face([-0.1, 1, 0.2], 0.12)}"/>`) +
      (grounded ? `<path d="${foot}" fill="${shade}"/>` : '') +
      `<path d="${edge.replace('Z', '')}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.4" stroke-linejoin="round"/>` +
      `<path d="${corner.replace('Z', '')}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.2"/>`,
    width: width * COS + depth * SIN,
    onFront: (markup) => `<g transform="matrix(${n(COS)} ${n(tilt * SIN)} 0 1 ${n(left)} ${n(base)})">${markup}</g>`,
    at,
  }
}

/** The size of a box that is `wide` px on the page. */
export const boxed = (wide: number, deepness: number) => {
  const width = wide / (COS + deepness * SIN)
  return { width, depth: width * deepness }
}
