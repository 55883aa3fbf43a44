import { tilt } from './light.ts'
import { n, type Sheet } from './sheet.ts'

/** A part of a product that touches the stone: centre `x`, `width` and `height`, px; `deep` is its depth as a fraction of its width. */
export type Foot = { x: number; width: number; height: number; deep?: number }

const ellipse = (x: number, y: number, rx: number, ry: number, rest: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`

/**
 * The shadow a foot casts on its stone, to the right and slightly back, and the dark contact line. `y` is the height of the stone's surface at the foot;
 * `scale` is that of the product.
 */
export function thrown(sheet: Sheet, foot: Foot, y: number, scale: number, shade: string): string {
  const [x, width, height] = [foot.x, foot.width * scale, foot.height * scale]
  const ry = Math.max(3, width * tilt * 0.5 * (foot.deep ?? 1))
  const reach = Math.min(height * 0.62, 190)
  const rise = reach * 0.16
  const body = `M${n(x - width * 0.3)} ${n(y - ry)}L${n(x + width * 0.2 + reach)} ${n(y - ry - rise)}L${n(x + width * 0.42 + reach)} ${n(y + ry - rise)}L${n(x + width * 0.3)} ${n(y + ry)}Z`
  const fade = sheet.linear([
    [0, shade, 0.62],
    [0.45, shade, 0.42],
    [1, shade, 0],
  ])
  return (
    `<path d="${body}" fill="${fade}" filter="${sheet.blur(5 + height * 0.012, width + reach, ry * 2)}"/>` +
    ellipse(
      x + width * 0.05,
      y + 1,
      width * 0.54,
      ry * 1.2,
      `fill="${shade}" opacity=".5" filter="${sheet.blur(6 * Math.max(0.6, scale), width, ry * 2)}"`,
    ) +
    ellipse(x + 1, y + 0.5, width * 0.5, ry * 1.04, `fill="${shade}" opacity=".62" filter="${sheet.blur(1.8, width, ry * 2)}"`)
  )
}

/** The soft shadow of a product on the paper behind it: the paper is far behind, so the shadow is low and wide. */
export function cast(sheet: Sheet, foot: Foot, y: number, scale: number, shade: string): string {
  const [width, height] = [foot.width * scale, foot.height * scale]
  const radius = Math.min(width, height) * 0.3
  return `<rect x="${n(foot.x - width * 0.34 + 44)}" y="${n(y - height * 0.94)}" width="${n(width * 0.86)}" height="${n(height * 0.92)}" rx="${n(radius)}" fill="${shade}" opacity=".3" filter="${sheet.blur(22, width * 0.86, height * 0.92)}"/>`
}
