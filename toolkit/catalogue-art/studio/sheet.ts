/** A gradient stop: offset (0 to 1), colour, opacity (default 1). */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** Rounds to 0.01 px: more precision only makes files larger. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

const stopMarkup = ([at, colour, opacity]: Stop) =>
  `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`

/**
 * Collects an SVG's shared definitions: gradients, filters, clips. `prefix` keeps the ids of two drawings on one page distinct. Equal definitions share an id.
 */
export class Sheet {
  #prefix: string
  #ids = new Map<string, string>()

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** All definitions, for the `<defs>` of the drawing. */
  get definitions(): string {
    return [...this.#ids].map(([body, id]) => body.replace('@id', id)).join('')
  }

  /** Adds a definition once and returns a reference to it. `body` contains `@id` in place of its id. */
  id(body: string): string {
    const known = this.#ids.get(body)
    if (known) return known
    const id = `${this.#prefix}${this.#ids.size.toString(36)}`
    this.#ids.set(body, id)
    return id
  }

  #url(body: string): string {
    return `url(#${this.id(body)})`
  }

  /** A gradient over the bounding box of the filled shape; left to right by default. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0]): string {
    return this.#url(
      `<linearGradient id="@id" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`,
    )
  }

  /** Top to bottom over the shape's bounding box. */
  down(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0, 0, 1])
  }

  /** Top to bottom between two heights in user-space px. */
  downBetween(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.#url(
      `<linearGradient id="@id" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(bottom)}">${stops.map(stopMarkup).join('')}</linearGradient>`,
    )
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#url(`<radialGradient id="@id" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`)
  }

  /**
   * Blurs by `sigma` px. For a shape that is small relative to the blur, pass its size, px: the filter region is relative to it and clips everything outside.
   */
  blur(sigma: number, width = sigma * 6, height = sigma * 6): string {
    const room = (size: number) => Math.max(20, Math.ceil((300 * sigma) / Math.max(1, size) / 10) * 10)
    const [x, y] = [room(width), room(height)]
    return this.#url(
      `<filter id="@id" x="-${x}%" y="-${y}%" width="${100 + 2 * x}%" height="${100 + 2 * y}%"><feGaussianBlur stdDeviation="${n(sigma)}"/></filter>`,
    )
  }

  clip(shape: string): string {
    return this.#url(`<clipPath id="@id">${shape}</clipPath>`)
  }

  /** A filter over the whole picture of `width` by `height` px. */
  filter(steps: string, width: number, height: number): string {
    return this.#url(
      `<filter id="@id" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">${steps}</filter>`,
    )
  }
}
