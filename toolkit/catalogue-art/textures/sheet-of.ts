import type { Backdrop } from '#fixtures/catalogue/picture.ts'
import { papers } from '../studio/backdrop.ts'
import { darker, lighter, mix } from '../studio/colour.ts'
import { n, type Sheet } from '../studio/sheet.ts'

/** The frame of a texture, px: that of a product picture. */
export const size = { width: 600, height: 750 } as const

/** A sheet of paper seen from above, lit from the upper left like every picture. */
export function paperFlat(sheet: Sheet, backdrop: Backdrop): string {
  const paper = papers[backdrop]
  const fill = (paint: string) => `<rect width="${size.width}" height="${size.height}" fill="${paint}"/>`
  return (
    fill(
      sheet.linear(
        [
          [0, lighter(paper, 0.36)],
          [0.6, lighter(paper, 0.08)],
          [1, darker(paper, 0.08)],
        ],
        [0, 0, 0.9, 1],
      ),
    ) +
    fill(
      sheet.radial(
        [
          [0, '#fffaf0', 0.6],
          [1, '#fffaf0', 0],
        ],
        0.22,
        0.14,
        0.72,
      ),
    )
  )
}

/** The shadow colour of a coloured object on paper, tinted by the object. */
export const shadeUnder = (colour: string) => mix(darker(colour, 0.6), '#2a1410', 0.45)

/** A smooth closed outline through points, in px. */
export function closed(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [c1, c2] = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
    ] as const
    return `C${n(c1[0] ?? 0)} ${n(c1[1] ?? 0)} ${n(c2[0] ?? 0)} ${n(c2[1] ?? 0)} ${n(to[0])} ${n(to[1])}`
  })
  const start = at(0)
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}Z`
}

/** A blob: an ellipse with an irregular edge. `wander` is the variation as a fraction of the radius. */
export function blob(random: () => number, x: number, y: number, rx: number, ry: number, wander: number, corners = 11): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners
    const reach = 1 - wander / 2 + random() * wander
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  return closed(points)
}

/** Parameters of a relief: edge rounding (px), grain of its height map, and shininess. */
export type Relief = {
  edge: number
  /** Base frequencies of the noise, horizontal and vertical, per px; null for a smooth dome. */
  grain: readonly [across: number, along: number] | null
  octaves?: number
  /** Fraction of the height that comes from the grain; the rest is the dome. */
  rough: number
  height: number
  shine: number
  /** Specular exponent: 10 for wax, 60 for lacquer. */
  gloss: number
  seed: number
  /** Blur of the light itself, px: the height map has only 256 levels, which are visible on a smooth dome. */
  calm?: number
}

/**
 * A filter that turns a flat shape into a relief: the blurred shape, roughened with noise, is a height map lit by the key light. Diffuse light shades the
 * colour, specular light adds highlights.
 */
export function relief(sheet: Sheet, { edge, grain, octaves = 3, rough, height, shine, gloss, seed, calm = 0 }: Relief): string {
  const noise = grain
    ? `<feTurbulence type="fractalNoise" baseFrequency="${grain[0]} ${grain[1]}" numOctaves="${octaves}" seed="${seed}" result="t"/><feComposite in="b" in2="t" operator="arithmetic" k1="${n(rough)}" k2="${n(1 - rough)}" result="h"/>`
    : '<feOffset in="b" result="h"/>'
  const calmed = (from: string, to: string) =>
    calm ? `<feGaussianBlur in="${from}" stdDeviation="${calm}" result="${to}"/>` : `<feOffset in="${from}" result="${to}"/>`
  return sheet.filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${edge}" result="b"/>${noise}` +
      `<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.1" lighting-color="#fff" result="d0"><feDistantLight azimuth="232" elevation="54"/></feDiffuseLighting>${calmed('d0', 'd')}` +
      `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".94" k2=".2" result="m"/>` +
      `<feSpecularLighting in="h" surfaceScale="${n(height * 1.1)}" specularConstant="${shine}" specularExponent="${gloss}" lighting-color="#fff6ee" result="s0"><feDistantLight azimuth="236" elevation="48"/></feSpecularLighting>${calmed('s0', 's')}` +
      `<feComposite in="s" in2="SourceAlpha" operator="in" result="si"/><feMerge result="mm"><feMergeNode in="m"/><feMergeNode in="si"/></feMerge><feComposite in="mm" in2="SourceAlpha" operator="in"/>`,
    size.width,
    size.height,
  )
}

/** A soft shadow under a shape, cast to the lower right. */
export const under = (sheet: Sheet, path: string, shade: string, sigma = 12, dx = 10, dy = 16, opacity = 0.38) =>
  `<path d="${path}" transform="translate(${dx} ${dy})" fill="${shade}" opacity="${opacity}" filter="${sheet.blur(sigma, 200, 200)}"/>`
