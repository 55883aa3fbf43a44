import sharp from 'sharp'

/** Difference of a colour channel (0 to 255) that is invisible. Two renderings in one environment differ by less. */
const CHANNEL_TOLERANCE = 6

/** Number of pixels that may differ by more: antialiased curves. */
const PIXEL_TOLERANCE = 4

/** How two pictures differ: `difference` is a PNG with the differing pixels in red. */
export type Difference = { reason: string; difference: Buffer }

type Pixels = { data: Buffer; width: number; height: number }

/** Compares a picture with the approved one, pixel by pixel. Undefined if they look the same. */
export async function compare(approved: Buffer, actual: Buffer): Promise<Difference | undefined> {
  const [before, now] = [await pixelsOf(approved), await pixelsOf(actual)]
  const isSameSize = before.width === now.width && before.height === now.height
  // The usual case: comparing a million pixels one by one takes longer than the screenshot.
  if (isSameSize && before.data.equals(now.data)) return undefined
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const [one, other] = [await onCanvas(before, width, height), await onCanvas(now, width, height)]
  const count = markDifferences(one, other)
  if (isSameSize && count <= PIXEL_TOLERANCE) return undefined
  const difference = await sharp(other, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const sizes = isSameSize ? '' : `it is ${now.width} by ${now.height} px and was ${before.width} by ${before.height}; `
  return { reason: `${sizes}${count} of ${width * height} pixels differ`, difference }
}

/** A screenshot as it is stored: lossless WebP. */
export function packed(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ lossless: true, effort: 6 }).toBuffer()
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The same picture in the upper left corner of a larger one. */
async function onCanvas({ data, width, height }: Pixels, fullWidth: number, fullHeight: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extend({ right: fullWidth - width, bottom: fullHeight - height, background: '#ff00ff' })
    .raw()
    .toBuffer()
}

/** Counts the differing pixels, paints them red in the second picture and fades the rest. */
function markDifferences(one: Buffer, other: Buffer): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const isOff = [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > CHANNEL_TOLERANCE)
    if (isOff) count += 1
    for (let channel = 0; channel < 3; channel += 1) {
      other[at + channel] = isOff ? (channel === 0 ? 255 : 0) : 255 - (255 - (other[at + channel] ?? 0)) / 4
    }
  }
  return count
}
