/** Linear light, each channel 0 to 1 (above 1 is brighter than paper and is rolled off when converted to hex). */
export type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Rolls highlights off towards white instead of clipping, as film does: hard clipping shows as flat patches on lacquer. */
const rollOff = (value: number) => (value < 0.75 ? value : 0.75 + 0.25 * (1 - Math.exp(-(value - 0.75) / 0.25)))

const channels = (hex: string): [number, number, number] => {
  const packed = Number.parseInt(hex.slice(1), 16)
  return [(packed >> 16) & 255, (packed >> 8) & 255, packed & 255]
}

const written = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `#rrggbb` as linear light. */
export function linear(hex: string): Rgb {
  const [red, green, blue] = channels(hex)
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
}

/** Linear light as `#rrggbb`. */
export function hex(colour: Rgb): string {
  return written(colour.map((value) => toGamma(rollOff(Math.max(0, value))) * 255))
}

export const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]
export const added = (one: Rgb, other: Rgb): Rgb => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
export const multiplied = (one: Rgb, other: Rgb): Rgb => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]
export const blended = (one: Rgb, other: Rgb, share: number): Rgb => added(scaled(one, 1 - share), scaled(other, share))

/** Mixes two `#rrggbb` perceptually, like paint, rather than adding light. `share` 0 is all `one`, 1 all `other`. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  return written(channels(one).map((value, index) => value + ((to[index] ?? 0) - value) * share))
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)

/** Darkens without going grey: the shadow side of a colour keeps some saturation. */
export const darker = (colour: string, share: number) => mix(colour, mix('#12060a', colour, 0.14), share)

/** Perceived brightness, 0 to 255. */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour)
  return red * 0.3 + green * 0.59 + blue * 0.11
}

/** A legible print colour: oxblood-black on pale packs, cream on deep ones. */
export const inkOn = (colour: string) => (brightness(colour) > 150 ? '#3a1620' : '#fbf1e6')
