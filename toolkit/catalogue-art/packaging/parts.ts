import { darker, lighter, mix } from '../studio/colour.ts'
import { type Finish, glass, hollow, lacquer, liquid, matt, metal } from '../studio/finishes.ts'
import { tilt } from '../studio/light.ts'
import { type Corner, type OutlineSection, round } from '../studio/outline.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid, wrapped } from '../studio/solid.ts'
import { type House, isPale } from './houses.ts'

/** A plain upright part with rounded edges: caps, collars, tins. `y` is the height of its base above the stone, px. */
export function drum(
  bench: Bench,
  finish: Finish,
  {
    x = 0,
    y = 0,
    radius,
    height,
    edge = 3,
    section,
    grounded,
    top,
  }: {
    x?: number
    y?: number
    radius: number
    height: number
    edge?: number
    section?: OutlineSection
    grounded?: boolean
    /** Finish of the top; null for no top, i.e. a ring around something taller. */
    top?: Finish | null
  },
): string {
  const soft = Math.min(edge, height / 2, radius / 2)
  if (top === null)
    return solid(bench, {
      outline: [
        [radius, 0],
        [radius, height],
      ],
      finish,
      x,
      y: -y,
      top,
      ...(section && { section }),
    })
  return solid(bench, {
    outline: [
      [radius - soft * 0.5, 0],
      [radius, soft * 0.5, soft * 0.5],
      [radius, height, soft],
      [radius - soft, height],
    ],
    finish,
    x,
    y: -y,
    ...(section && { section }),
    ...(grounded && { grounded }),
    ...(top && { top }),
  })
}

/** The brand's finish for caps and cases: lacquer on deep colours, matt on pale ones, where lacquer would lose its contour. */
export const dressed = (bench: Bench, house: House): Finish =>
  isPale(house) ? matt(bench.light, house.pack) : lacquer(bench.light, house.pack)

export const trimmed = (bench: Bench, house: House): Finish => metal(bench.light, house.metal)

/** The interior of a vessel: its outline inset by the wall, from the glass foot up to `level` px. */
function inside(outline: readonly Corner[], wall: number, foot: number, level: number): Corner[] {
  const drawn: Corner[] = []
  for (const [index, [radius, height, rounding]] of outline.entries()) {
    const inner = Math.max(2, radius - wall)
    if (height >= level) {
      const before = outline[index - 1] ?? [radius, 0]
      const share = height === before[1] ? 1 : (level - before[1]) / (height - before[1])
      drawn.push([Math.max(2, before[0] + (radius - before[0]) * share - wall), level])
      break
    }
    const lifted = Math.max(height, foot)
    drawn.push(rounding === undefined ? [inner, lifted] : [inner, lifted, rounding])
  }
  return drawn.filter(([, height], index) => index === 0 || height > (drawn[index - 1]?.[1] ?? 0))
}

/**
 * A glass vessel with contents: far wall, contents with their surface, near wall. `wall` and `foot` are the thickness of side and base, and `level` the fill
 * height, px. `tint` colours the glass itself.
 */
export function vessel(
  bench: Bench,
  {
    outline,
    contents,
    level,
    wall = 6,
    foot = 10,
    tint,
    section = round,
    surface,
    x = 0,
    within = '',
  }: {
    outline: readonly Corner[]
    contents: string | Finish
    level: number
    wall?: number
    foot?: number
    tint?: string
    section?: OutlineSection
    surface?: string
    x?: number
    /** Markup of objects inside, above the filling and behind the near wall. */
    within?: string
  },
): string {
  const filling = typeof contents === 'string' ? liquid(bench.light, contents) : contents
  const top = surface ?? (typeof contents === 'string' ? lighter(contents, 0.3) : '#ffffff')
  const room = inside(outline, wall, foot, level)
  const far = tint ? liquid(bench.light, mix(tint, '#ffffff', 0.16)) : hollow(bench.light)
  return (
    solid(bench, { outline, finish: far, section, x, top: null }) +
    solid(bench, { outline: room, finish: filling, section, x, top: matt(bench.light, top) }) +
    within +
    solid(bench, { outline, finish: glass(bench.light, tint ? darker(tint, 0.6) : '#857f80'), section, x, top: null, grounded: true })
  )
}

/** Vertical grip lines around a cap, closer together at the edges because of perspective. */
export function knurled({
  radius,
  low,
  high,
  x = 0,
  lines = 34,
}: {
  radius: number
  low: number
  high: number
  x?: number
  lines?: number
}): string {
  const strokes = Array.from({ length: lines - 1 }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / lines
    const [px, sag] = [x - Math.cos(angle) * radius, Math.sin(angle) * radius * tilt]
    return `M${n(px)} ${n(sag - high)}V${n(sag - low)}`
  })
  return `<path d="${strokes.join('')}" stroke="#2a140c" stroke-opacity=".2" stroke-width="1.1" fill="none"/><path d="${strokes.join('')}" transform="translate(1.2 0)" stroke="#fff" stroke-opacity=".16" stroke-width=".9" fill="none"/>`
}

/** A paper label around the front of an upright body, `width` px wide. */
export function paperLabel(
  bench: Bench,
  {
    radius,
    low,
    high,
    width,
    paper,
    section,
    x = 0,
  }: { radius: number; low: number; high: number; width: number; paper: string; section?: OutlineSection; x?: number },
): string {
  const half = Math.min(0.98, width / 2 / radius)
  return wrapped(bench, { radius, left: -half, right: half, low, high, finish: matt(bench.light, paper), x, ...(section && { section }) })
}
