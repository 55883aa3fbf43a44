/** A corner of a profile in px: distance from the axis, height above the base, and corner radius (default sharp). */
export type Corner = readonly [radius: number, height: number, round?: number]

/** A point of a profile and its normal: `out` from the axis, `up`. */
export type Sample = { radius: number; height: number; out: number; up: number }

/** A point of a cross-section of half-width 1 and its normal: `x` to the right, `z` towards the camera. */
export type Facet = { x: number; z: number; nx: number; nz: number }

/** The front half of a cross-section, from left to right, in about `steps` segments. */
export type OutlineSection = (steps: number) => readonly Facet[]

export const round: OutlineSection = (steps) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = Math.PI * (1 - index / steps)
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    return { x, z, nx: x, nz: z }
  })

/** A square section: `depth` and the `corner` radius are fractions of the half-width. */
export const square =
  (depth = 0.6, corner = 0.16): OutlineSection =>
  (steps) => {
    const arc = Math.max(5, Math.round(steps / 5))
    const bend = (side: number): Facet[] =>
      Array.from({ length: arc + 1 }, (_, index) => {
        const angle = Math.PI * ((side < 0 ? 1 : 0.5) - (0.5 * index) / arc)
        const [nx, nz] = [Math.cos(angle), Math.sin(angle)]
        return { x: side * (1 - corner) + corner * nx, z: depth - corner + corner * nz, nx, nz }
      })
    // A flat face would get a single colour. A real one is lit by a near lamp, so its shade varies: a slight curve simulates that.
    const flat = Array.from({ length: 7 }, (_, index) => {
      const x = (1 - corner) * (-0.98 + (1.96 * index) / 6)
      return { x, z: depth, nx: x * 0.14, nz: 1 }
    })
    return [{ x: -1, z: 0, nx: -1, nz: 0 }, ...bend(-1), ...flat, ...bend(1), { x: 1, z: 0, nx: 1, nz: 0 }]
  }

const facing = (from: Corner, to: Corner) => {
  const [dr, dh] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dr, dh) || 1
  return { out: dh / length, up: -dr / length }
}

/** The samples of a rounded corner: a quadratic curve between points on its two legs, with interpolated normals. */
function rounded(before: Corner, corner: Corner, after: Corner, rounding: number): Sample[] {
  const [inward, outward] = [facing(before, corner), facing(corner, after)]
  const legOf = (other: Corner) => Math.hypot(other[0] - corner[0], other[1] - corner[1])
  const cut = Math.min(rounding, legOf(before) * 0.5, legOf(after) * 0.5)
  const on = (other: Corner) => {
    const share = cut / legOf(other)
    return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share] as const
  }
  const [start, end] = [on(before), on(after)]
  const steps = Math.max(4, Math.min(12, Math.round(cut / 3)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    const [out, up] = [inward.out * (1 - t) + outward.out * t, inward.up * (1 - t) + outward.up * t]
    const length = Math.hypot(out, up) || 1
    return {
      radius: a * start[0] + b * corner[0] + c * end[0],
      height: a * start[1] + b * corner[1] + c * end[1],
      out: out / length,
      up: up / length,
    }
  })
}

/** Samples a profile from the base up, rounding its corners. A sharp corner gives two samples with different normals. */
export function outlined(corners: readonly Corner[]): Sample[] {
  return corners.flatMap((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]]
    const [radius, height, rounding = 0] = corner
    if (before && after && rounding > 0) return rounded(before, corner, after, rounding)
    return [before && facing(before, corner), after && facing(corner, after)]
      .filter((way) => way !== undefined)
      .map((way) => ({ radius, height, ...way }))
  })
}

/** The sections of a profile: upright ones, which have uniform shading along their height, and the others. */
export function stretches(samples: readonly Sample[]): { upright: boolean; samples: Sample[] }[] {
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
