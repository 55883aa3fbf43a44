import { added, blended, linear, type Rgb, scaled } from './colour.ts'

/** Components: right, up, towards the camera. */
export type Vector = readonly [x: number, y: number, z: number]

/** The light on a product: the lamps are the same in every picture, while the surrounding paper and stone vary. */
export type Light = { backdrop: Rgb; stone: Rgb }

/** The camera looks slightly down: the height-to-width ratio of a horizontal circle. */
export const tilt = 0.2

const camera: Vector = unit([0, 0.06, 1])
const key: Vector = unit([-0.66, 0.52, 0.55])

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** Smoothstep: 0 below `low`, 1 above `high`. */
export function ramp(low: number, high: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

/** 1 within `half` of `centre`, fading over `soft` on each side. */
const between = (value: number, centre: number, half: number, soft: number) => 1 - ramp(half - soft, half + soft, Math.abs(value - centre))

export const studioLight = (backdrop: string, stone: string): Light => ({ backdrop: linear(backdrop), stone: linear(stone) })

/** Light scattered back by a matt surface facing `normal`: 1 is paper in full key light. */
export function falling(light: Light, normal: Vector): Rgb {
  const lamp = Math.max(0, (dot(normal, key) + 0.28) / 1.28)
  // The surrounding paper tints what the lamp does not reach, so that a product fits its set.
  const around = blended([0.96, 0.98, 1.04], light.backdrop, 0.42)
  const sky = 0.3 + 0.14 * normal[1] + 0.06 * normal[2]
  const bounce = Math.max(0, -normal[1]) * 0.25 + 0.05
  const rim = ramp(0.55, 1, normal[0]) * 0.07
  return added(added(scaled([1.05, 1, 0.94], lamp * 0.95), scaled(around, sky + rim)), scaled(light.stone, bounce))
}

/** How reflective a clear surface becomes as it turns away from the camera. */
export function grazing(normal: Vector): number {
  return (1 - Math.max(0, Math.min(1, dot(normal, camera)))) ** 5
}

/**
 * What a mirror facing `normal` reflects: a tall softbox on the left, a thin strip on the right, a card overhead, the stone below, the paper behind, and the
 * dim room behind the camera. `roughness` 0 is polished, 1 nearly matt.
 */
export function mirrored(light: Light, normal: Vector, roughness: number): Rgb {
  const facing = dot(normal, camera)
  const towards = unit([2 * facing * normal[0] - camera[0], 2 * facing * normal[1] - camera[1], 2 * facing * normal[2] - camera[2]])
  const round = (Math.atan2(towards[0], towards[2]) * 180) / Math.PI
  const up = (Math.asin(Math.max(-1, Math.min(1, towards[1]))) * 180) / Math.PI
  const soft = 3 + roughness * 46
  const spread = 1 / (1 + roughness * 2.6)
  const box = between(round, -86, 15 + roughness * 10, soft) * between(up, 18, 52, soft + 8) * 12 * spread
  const strip = between(round, 112, 8 + roughness * 8, soft) * between(up, 8, 44, soft + 8) * 3.4 * spread
  const overhead = ramp(40, 78, up) * 1.5 * spread
  const card = 0.1 + 0.55 * Math.exp(-(((round + 52) / 46) ** 2)) + 0.2 * Math.exp(-(((round - 70) / 24) ** 2))
  const behind = ramp(96, 150, Math.abs(round)) * 0.75
  const below = ramp(-10, -40, up) * 0.6
  const lamps: Rgb = scaled([1, 0.985, 0.96], box + strip + overhead)
  const room = scaled([1, 1, 1], card * (1 - below))
  return added(added(lamps, blended(room, light.backdrop, behind)), scaled(light.stone, below))
}
