import type { Finish } from './finishes.ts'
import { type Light, tilt, unit, type Vector } from './light.ts'
import { type Corner, type Facet, type OutlineSection, outlined, round, type Sample, stretches } from './outline.ts'
import { n, type Sheet, type Stop } from './sheet.ts'

/** The drawing context of a product: the SVG's definitions and the light of the set. */
export type Bench = { sheet: Sheet; light: Light }

type SolidOptions = {
  outline: readonly Corner[]
  finish: Finish
  section?: OutlineSection
  /** Position of its axis and base in px, y downwards. */
  x?: number
  y?: number
  /** Finish of the flat top; defaults to `finish`, null for no top. */
  top?: Finish | null
  /** Darkens the base, where stone and product shade each other. */
  grounded?: boolean
  /** Depth at a height, as a fraction of the section: a tube is round at its cap and flat at its seam. */
  deep?: (height: number) => number
}

/** How far the bands of a clear finish extend past the sides, px: the silhouette clips them. */
const overrun = 2

const facetNormal = (facet: Facet, sample: Pick<Sample, 'out' | 'up'>): Vector =>
  unit([facet.nx * sample.out, sample.up, facet.nz * sample.out])

const stopOf = (finish: Finish, at: number, normal: Vector): Stop => {
  const { colour, opacity } = finish.at(normal)
  return opacity === 1 ? [at, colour] : [at, colour, opacity]
}

/**
 * Draws a body from a profile and a cross-section, shaded by the normal of each part. Base centre at (x, y); px. Upright parts are one path with a horizontal
 * gradient; tapers, shoulders and rounded edges are thin bands, each with a vertical gradient.
 */
export function solid(
  bench: Bench,
  { outline, finish, section = round, x = 0, y = 0, top, grounded = false, deep = () => 1 }: SolidOptions,
): string {
  const samples = outlined(outline)
  const [foot, lid] = [samples[0], samples.at(-1)]
  const widest = Math.max(...samples.map((sample) => sample.radius))
  const facets = section(Math.max(14, Math.min(84, Math.round(widest * 0.85))))
  const [left, right] = [facets[0], facets.at(-1)]
  if (!foot || !lid || !left || !right) return ''
  const behind = facets.map((facet) => ({ ...facet, z: -facet.z, nz: -facet.nz }))
  const px = (sample: Sample, facet: Facet) => x + sample.radius * facet.x
  const py = (sample: Sample, facet: Facet) => y - sample.height + tilt * sample.radius * facet.z * deep(sample.height)
  const across = (sample: Sample, from: readonly Facet[]) =>
    from.map((facet) => `${n(px(sample, facet))} ${n(py(sample, facet))}`).join('L')
  const along = (facet: Facet, from: readonly Sample[], shift = 0) =>
    from.map((sample) => `${n(px(sample, facet) + shift)} ${n(py(sample, facet))}`).join('L')
  const over = finish.clear ? overrun : 0

  const upright = (low: Sample, high: Sample): string => {
    const span = 2 * low.radius + 2 * over
    const stops = facets.map((facet) => stopOf(finish, ((facet.x + 1) * low.radius + over) / span, facetNormal(facet, low)))
    // Half a px of overlap hides the hairline between neighbouring sections; on clear finishes the overlap would be visible.
    const lap = finish.clear ? 0 : 0.4
    const [bottom, ceiling] = [
      { ...low, height: low.height - lap },
      { ...high, height: high.height + lap },
    ]
    const sides = over ? `L${n(px(low, right) + over)} ${n(py(ceiling, right))}V${n(py(bottom, right))}` : ''
    const back = over ? `L${n(px(low, left) - over)} ${n(py(bottom, left))}V${n(py(ceiling, left))}` : ''
    return `<path d="M${across(ceiling, facets)}${sides}L${across(bottom, facets.toReversed())}${back}Z" fill="${bench.sheet.linear(stops)}"/>`
  }

  const banded = (from: readonly Facet[], through: readonly Sample[]): string =>
    from
      .slice(0, -1)
      .map((facet, index) => {
        const next = from[index + 1] ?? facet
        // Opaque bands overlap the next one, to avoid hairlines between them.
        const far = finish.clear ? next : (from[index + 2] ?? next)
        const middle: Facet = { x: (facet.x + next.x) / 2, z: (facet.z + next.z) / 2, nx: facet.nx + next.nx, nz: facet.nz + next.nz }
        const heights = through.map((sample) => py(sample, middle))
        const [ceiling, bottom] = [Math.min(...heights), Math.max(...heights)]
        const stops = through
          .map((sample) => stopOf(finish, (py(sample, middle) - ceiling) / (bottom - ceiling || 1), facetNormal(middle, sample)))
          .toReversed()
          .sort((one, other) => one[0] - other[0])
        const up = along(facet, through, index === 0 ? -over : 0)
        const back = along(far, through.toReversed(), index === from.length - 2 ? over : 0)
        return `<path d="M${up}L${back}Z" fill="${bench.sheet.downBetween(ceiling, bottom, stops)}"/>`
      })
      .join('')

  const parts = stretches(samples).map((stretch) => {
    const [low, high] = [stretch.samples[0], stretch.samples.at(-1)]
    if (!low || !high) return ''
    if (stretch.upright) return upright(low, high)
    // Only steeply upward-facing parts of the far half are visible: the back of a shoulder.
    const shown = finish.clear ? [] : stretch.samples.filter((sample) => sample.up > 0.45)
    return (shown.length > 1 ? banded(behind, shown) : '') + banded(facets, stretch.samples)
  })

  if (finish.clear) {
    // Adjacent bands show hairlines unless drawn with crisp edges, which leave steps at the sides: the smooth silhouette clips those.
    const silhouette = `<path d="M${across(foot, facets)}L${along(right, samples)}L${across(lid, facets.toReversed())}L${along(left, samples.toReversed())}Z"/>`
    parts.unshift(`<g clip-path="${bench.sheet.clip(silhouette)}"><g shape-rendering="crispEdges">`)
    parts.push('</g></g>')
  }
  const cover = top === undefined ? finish : top
  if (cover && lid.radius > 0.8) {
    const stops = [-0.22, -0.08, 0.08, 0.24].map((lean, index): Stop => stopOf(cover, index / 3, unit([lean, 1, 0.18])))
    parts.push(
      `<path d="M${across(lid, facets)}L${across(lid, behind.toReversed())}Z" fill="${bench.sheet.linear(stops, [0, 0.2, 1, 0.8])}"/>`,
    )
  }
  if (grounded) {
    const tall = Math.min(30, lid.height * 0.25)
    const front = y - foot.height + tilt * foot.radius * Math.max(...facets.map((facet) => facet.z))
    const shade = bench.sheet.downBetween(front - tall, front, [
      [0, '#1a0a0c', 0],
      [0.55, '#1a0a0c', 0.08],
      [1, '#1a0a0c', 0.36],
    ])
    const above = { ...foot, height: foot.height + tall }
    parts.push(`<path d="M${across(above, facets)}L${across(foot, facets.toReversed())}Z" fill="${shade}"/>`)
  }
  return parts.join('')
}

/** An area wrapped around the front of an upright body of `radius` px: from `left` to `right` (fractions of the half-width), from `low` to `high` px. */
type Wrap = {
  radius: number
  left: number
  right: number
  low: number
  high: number
  finish: Finish
  section?: OutlineSection
  x?: number
  y?: number
}

/** A label around an upright body. */
export function wrapped(bench: Bench, { radius, left, right, low, high, finish, section = round, x = 0, y = 0 }: Wrap): string {
  const facets = section(60).filter((facet) => facet.x >= left && facet.x <= right)
  const [first, last] = [facets[0], facets.at(-1)]
  if (!first || !last) return ''
  const at = (height: number, from: readonly Facet[]) =>
    from.map((facet) => `${n(x + radius * facet.x)} ${n(y - height + tilt * radius * facet.z)}`).join('L')
  const stops = facets.map((facet) => stopOf(finish, (facet.x - first.x) / (last.x - first.x), facetNormal(facet, { out: 1, up: 0 })))
  return `<path d="M${at(high, facets)}L${at(low, facets.toReversed())}Z" fill="${bench.sheet.linear(stops)}"/>`
}
