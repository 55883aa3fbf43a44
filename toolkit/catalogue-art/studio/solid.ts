import type { Finish } from './finishes.ts'
import { type Light, tilt, unit, type Vector } from './light.ts'
import { n, type Sheet, type Stop } from './sheet.ts'

/** Where a product is drawn: the page's definitions and the light of the set. */
export type Bench = { sheet: Sheet; light: Light }

/** A corner of a profile in px: distance from the axis, height above the base, and the radius that rounds it (sharp unless said). */
export type Corner = readonly [radius: number, height: number, round?: number]

type Sample = { radius: number; height: number; out: number; up: number }
type Facet = { x: number; z: number; nx: number; nz: number }

/** The front half of a cross-section of half-width 1, from the left edge to the right, in about `steps` pieces. */
export type Section = (steps: number) => readonly Facet[]

export const round: Section = (steps) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = Math.PI * (1 - index / steps)
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    return { x, z, nx: x, nz: z }
  })

/** A square-cornered section: `depth` and the radius of its `corner` are shares of the half-width. */
export const square =
  (depth = 0.6, corner = 0.16): Section =>
  (steps) => {
    const arc = Math.max(5, Math.round(steps / 5))
    const bend = (side: number): Facet[] =>
      Array.from({ length: arc + 1 }, (_, index) => {
        const angle = ((side < 0 ? 1 - (0.5 * index) / arc : 0.5 - (0.5 * index) / arc) * Math.PI) as number
        const [nx, nz] = [Math.cos(angle), Math.sin(angle)]
        return { x: side * (1 - corner) + corner * nx, z: depth - corner + corner * nz, nx, nz }
      })
    // A flat face would take one flat colour. A real one is lit by a near lamp, so its shade drifts: a slight bend stands for that.
    const flat = Array.from({ length: 7 }, (_, index) => {
      const x = (1 - corner) * (-0.98 + (1.96 * index) / 6)
      return { x, z: depth, nx: x * 0.14, nz: 1 }
    })
    return [{ x: -1, z: 0, nx: -1, nz: 0 }, ...bend(-1), ...flat, ...bend(1), { x: 1, z: 0, nx: 1, nz: 0 }]
  }

/** Walks a profile from the base up, rounding its corners, with the way each point faces. */
export function outlined(corners: readonly Corner[]): Sample[] {
  const samples: Sample[] = []
  const facing = (from: Corner, to: Corner) => {
    const [dr, dh] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dr, dh) || 1
    return { out: dh / length, up: -dr / length }
  }
  corners.forEach((corner, index) => {
    const before = corners[index - 1]
    const after = corners[index + 1]
    const [radius, height, rounding = 0] = corner
    if (!before || !after) {
      const only = before ? facing(before, corner) : after ? facing(corner, after) : { out: 1, up: 0 }
      samples.push({ radius, height, ...only })
      return
    }
    const [inward, outward] = [facing(before, corner), facing(corner, after)]
    if (rounding <= 0) {
      samples.push({ radius, height, ...inward }, { radius, height, ...outward })
      return
    }
    const legs = [before, after].map((other) => Math.hypot(other[0] - radius, other[1] - height)) as [number, number]
    const cut = Math.min(rounding, legs[0] * 0.5, legs[1] * 0.5)
    const on = (other: Corner, leg: number): [number, number] => [radius + ((other[0] - radius) * cut) / leg, height + ((other[1] - height) * cut) / leg]
    const [start, end] = [on(before, legs[0]), on(after, legs[1])]
    const steps = Math.max(4, Math.min(12, Math.round(cut / 3)))
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      const turn = [inward.out * (1 - t) + outward.out * t, inward.up * (1 - t) + outward.up * t] as const
      const length = Math.hypot(...turn) || 1
      samples.push({
        radius: a * start[0] + b * radius + c * end[0],
        height: a * start[1] + b * height + c * end[1],
        out: turn[0] / length,
        up: turn[1] / length,
      })
    }
  })
  return samples
}

export type SolidOptions = {
  outline: readonly Corner[]
  finish: Finish
  section?: Section
  /** Where its axis and base stand, in px, y downwards. */
  x?: number
  y?: number
  /** Finish of the flat top; the same unless said, none with null. */
  top?: Finish | null
  /** Darkens the foot, where stone and product shade each other. */
  grounded?: boolean
  /** How deep it is at a height, as a share of its section: a tube is round at its cap and flat at its seam. */
  deep?: (height: number) => number
}

const facetNormal = (facet: Facet, sample: Pick<Sample, 'out' | 'up'>): Vector => unit([facet.nx * sample.out, sample.up, facet.nz * sample.out])

const stopOf = (finish: Finish, at: number, normal: Vector): Stop => {
  const { colour, opacity } = finish.at(normal)
  return opacity === 1 ? [at, colour] : [at, colour, opacity]
}

/** The stretches of a profile: upright ones take one gradient across; the rest are cut into upright bands. */
function stretches(samples: readonly Sample[]): { upright: boolean; samples: Sample[] }[] {
  const found: { upright: boolean; samples: Sample[] }[] = []
  for (const [index, sample] of samples.entries()) {
    const next = samples[index + 1]
    if (!next || Math.hypot(next.radius - sample.radius, next.height - sample.height) < 0.01) continue
    const upright = Math.abs(next.radius - sample.radius) < 0.02
    const last = found.at(-1)
    if (last && !last.upright && !upright) last.samples.push(sample, next)
    else found.push({ upright, samples: [sample, next] })
  }
  return found
}

/**
 * Draws a body of one profile and one cross-section, shaded by which way each part faces. Base centre at (x, y); px.
 * Upright parts are one path with a gradient; tapers, shoulders and rounded edges are thin bands, each with a gradient down it.
 */
export function solid(bench: Bench, { outline, finish, section = round, x = 0, y = 0, top, grounded = false, deep = () => 1 }: SolidOptions): string {
  const samples = outlined(outline)
  const widest = Math.max(...samples.map((sample) => sample.radius))
  const facets = section(Math.max(14, Math.min(84, Math.round(widest * 0.85))))
  const px = (sample: Sample, facet: Facet) => x + sample.radius * facet.x
  const py = (sample: Sample, facet: Facet) => y - sample.height + tilt * sample.radius * facet.z * deep(sample.height)
  const line = (sample: Sample, from: readonly Facet[]) => from.map((facet) => `${n(px(sample, facet))} ${n(py(sample, facet))}`).join('L')
  const ringAt = (sample: Sample) => `M${line(sample, facets)}L${line(sample, facets.map((facet) => ({ ...facet, z: -facet.z })).toReversed())}Z`

  const parts = stretches(samples).map((stretch) => {
    const [low, high] = [stretch.samples[0], stretch.samples.at(-1)]
    if (!low || !high) return ''
    if (stretch.upright) {
      const left = facets[0]?.x ?? -1
      const stops = facets.map((facet) => stopOf(finish, (facet.x - left) / 2, facetNormal(facet, low)))
      // Half a px of overlap hides the hair line between this stretch and its neighbours.
      const lap = finish.clear ? 0 : 0.4
      const [bottom, ceiling] = [{ ...low, height: low.height - lap }, { ...high, height: high.height + lap }]
      return `<path d="M${line(ceiling, facets)}L${line(bottom, facets.toReversed())}Z" fill="${bench.sheet.linear(stops)}"/>`
    }
    const bandsOf = (facets: readonly Facet[], samples: readonly Sample[], low: Sample, high: Sample) =>
      facets.slice(0, -1).map((facet, index) => {
      const next = facets[index + 1] ?? facet
      const far = finish.clear ? next : (facets[index + 2] ?? next)
      const middle: Facet = { x: (facet.x + next.x) / 2, z: (facet.z + next.z) / 2, nx: facet.nx + next.nx, nz: facet.nz + next.nz }
      const [bottom, ceiling] = [py(low, middle), py(high, middle)]
      const stops = samples
        .map((sample) => stopOf(finish, bottom === ceiling ? 0 : (py(sample, middle) - ceiling) / (bottom - ceiling), facetNormal(middle, sample)))
        .toReversed()
      // Crisp bands leave steps at the sides, so the outer ones run over and the smooth silhouette cuts them.
      const over = (side: number) => (finish.clear && (side < 0 ? index === 0 : index === facets.length - 2) ? side * 2 : 0)
      const up = samples.map((sample) => `${n(px(sample, facet) + over(-1))} ${n(py(sample, facet))}`).join('L')
      const back = samples.map((sample) => `${n(px(sample, far) + over(1))} ${n(py(sample, far))}`).toReversed().join('L')
      return `<path d="M${up}L${back}Z" fill="${bench.sheet.downBetween(ceiling, bottom, stops)}"/>`
    })
    const bands = bandsOf(facets, stretch.samples, low, high)
    if (!finish.clear) {
      // Of the far half only what faces well up is seen: the back of a shoulder.
      const shown = stretch.samples.filter((sample) => sample.up > 0.45)
      const [lowest, highest] = [shown[0], shown.at(-1)]
      const behind = facets.map((facet) => ({ ...facet, z: -facet.z, nz: -facet.nz }))
      const backs = lowest && highest && shown.length > 1 ? bandsOf(behind, shown, lowest, highest) : []
      return backs.join('') + bands.join('')
    }
    const [first, last] = [facets[0], facets.at(-1)]
    if (!first || !last) return ''
    const side = (facet: Facet, from: readonly Sample[]) => from.map((sample) => `${n(px(sample, facet))} ${n(py(sample, facet))}`).join('L')
    const silhouette = `<path d="M${line(low, facets)}L${side(last, stretch.samples)}L${line(high, facets.toReversed())}L${side(first, stretch.samples.toReversed())}Z"/>`
    return `<g clip-path="${bench.sheet.clip(silhouette)}"><g shape-rendering="crispEdges">${bands.join('')}</g></g>`
  })

  const lid = samples.at(-1)
  const cover = top === undefined ? finish : top
  if (lid && cover && lid.radius > 0.8) {
    const stops = [-0.22, -0.08, 0.08, 0.24].map((lean, index): Stop => stopOf(cover, index / 3, unit([lean, 1, 0.18])))
    parts.push(`<path d="${ringAt(lid)}" fill="${bench.sheet.linear(stops, [0, 0.2, 1, 0.8])}"/>`)
  }
  const foot = samples[0]
  if (grounded && foot) {
    const tall = Math.min(30, (lid?.height ?? 0) * 0.25)
    const front = y + tilt * foot.radius * Math.max(...facets.map((facet) => facet.z))
    const shade = bench.sheet.downBetween(front - foot.height - tall, front - foot.height, [
      [0, '#1a0a0c', 0],
      [0.55, '#1a0a0c', 0.08],
      [1, '#1a0a0c', 0.36],
    ])
    const above = { ...foot, height: foot.height + tall }
    parts.push(`<path d="M${line(above, facets)}L${line(foot, facets.toReversed())}Z" fill="${shade}"/>`)
  }
  return parts.join('')
}

/** A label wrapped round an upright body of `radius` px: from `left` to `right` (shares of the half-width), from `low` to `high` px. */
export function wrapped(
  bench: Bench,
  body: { radius: number; left: number; right: number; low: number; high: number; finish: Finish; section?: Section; x?: number; y?: number },
): string {
  const { radius, left, right, low, high, finish, section = round, x = 0, y = 0 } = body
  const facets = section(60).filter((facet) => facet.x >= left && facet.x <= right)
  const first = facets[0]
  const last = facets.at(-1)
  if (!first || !last) return ''
  const at = (height: number, from: readonly Facet[]) => from.map((facet) => `${n(x + radius * facet.x)} ${n(y - height + tilt * radius * facet.z)}`).join('L')
  const stops = facets.map((facet) => stopOf(finish, (facet.x - first.x) / (last.x - first.x), unit([facet.nx, 0, facet.nz])))
  return `<path d="M${at(high, facets)}L${at(low, facets.toReversed())}Z" fill="${bench.sheet.linear(stops)}"/>`
}
