import { added, blended, hex, linear, multiplied, type Rgb, scaled } from './colour.ts'
import { falling, grazing, type Light, mirrored, ramp, type Vector } from './light.ts'

/** A finish's appearance for a given normal: colour and opacity. */
type Paint = { colour: string; opacity: number }

/** How a surface reflects light. `clear` finishes are drawn without overlaps, which would be visible. */
export type Finish = { at: (normal: Vector) => Paint; clear?: boolean }

const solid = (colour: Rgb): Paint => ({ colour: hex(colour), opacity: 1 })

const coated = (light: Light, colour: string, roughness: number, mirror: number, depth = 1): Finish => {
  const base = scaled(linear(colour), depth)
  // A rough coat barely reflects, even edge on.
  const sheen = 0.62 * (1 - roughness) ** 2.2
  return {
    at: (normal) => {
      const share = mirror + (1 - mirror) * grazing(normal) * sheen
      return solid(added(multiplied(base, falling(light, normal)), scaled(mirrored(light, normal, roughness), share)))
    },
  }
}

/** Lacquer: deep colour under a hard, polished coat. */
export const lacquer = (light: Light, colour: string) => coated(light, colour, 0.02, 0.042, 1.4)
/** Satin: a soft, broad sheen; creams, bullets, coated tubes. */
export const satin = (light: Light, colour: string) => coated(light, colour, 0.42, 0.055)
/** Coated card: almost no sheen and a deep colour; otherwise dark cartons look dusty. */
export const cardboard = (light: Light, colour: string) => coated(light, colour, 0.95, 0.009, 1.12)
/** Matt: barely any sheen; soft-touch bottles, ceramic, stone, card. */
export const matt = (light: Light, colour: string) => coated(light, colour, 0.85, 0.022)

export type MetalName = 'gold' | 'rose' | 'silver' | 'gunmetal'

const metals: Readonly<Record<MetalName, Rgb>> = {
  gold: [0.86, 0.6, 0.3],
  rose: [0.85, 0.5, 0.38],
  silver: [0.82, 0.83, 0.85],
  gunmetal: [0.2, 0.19, 0.2],
}

/** Polished metal: all mirror, tinted. */
export function metal(light: Light, name: MetalName, roughness = 0.12): Finish {
  const tint = metals[name]
  return {
    at: (normal) => {
      const shown = mirrored(light, normal, roughness)
      const colour = blended(tint, [1, 1, 1], grazing(normal) * 0.8)
      return solid(added(multiplied(colour, scaled(shown, 0.86)), scaled(multiplied(tint, falling(light, normal)), 0.16)))
    },
  }
}

/** Clear glass over existing content: only its reflections, and the dark line where it turns away. */
export function glass(light: Light, tint = '#8c8f90'): Finish {
  const edge = linear(tint)
  return {
    clear: true,
    at: (normal) => {
      const turned = Math.abs(normal[0])
      const shown = mirrored(light, normal, 0.04)
      const strength = Math.min(0.95, (0.055 + grazing(normal) * 0.5) * ((shown[0] + shown[1] + shown[2]) / 3) * 1.5)
      const rim = ramp(0.86, 0.96, turned) * (1 - ramp(0.975, 1, turned)) * 0.42
      const opacity = Math.min(0.95, strength + rim)
      if (opacity < 0.004) return { colour: '#ffffff', opacity: 0 }
      return { colour: hex(blended([1, 1, 1], edge, rim / opacity)), opacity }
    },
  }
}

/**
 * A liquid in a round or square vessel. It absorbs light where it is thick and focuses the key light on the side away from the lamp, so a bottle of oil is
 * brightest at the lower right.
 */
export function liquid(light: Light, colour: string): Finish {
  const base = linear(colour)
  return {
    at: (normal) => {
      const across = normal[0]
      const glow = 0.62 + 0.62 * Math.exp(-(((across - 0.42) / 0.3) ** 2)) + 0.2 * Math.exp(-(((across + 0.55) / 0.2) ** 2))
      const edge = 1 - 0.62 * ramp(0.72, 1, Math.abs(across))
      const lit = scaled(base, glow * edge)
      return solid(added(lit, scaled(multiplied(light.backdrop, base), 0.16)))
    },
  }
}

/** The far wall of an empty clear vessel: the paper seen through glass, brighter in the middle, darker where the wall is thick. */
export function hollow(light: Light, tint = '#ffffff'): Finish {
  const base = linear(tint)
  return {
    clear: true,
    at: (normal) => {
      const turned = Math.abs(normal[0])
      const wall = ramp(0.8, 0.98, turned)
      const colour = blended(blended(base, light.backdrop, 0.25), multiplied(light.backdrop, [0.5, 0.48, 0.47]), wall * 0.6)
      return { colour: hex(colour), opacity: 0.42 + 0.3 * wall }
    },
  }
}
