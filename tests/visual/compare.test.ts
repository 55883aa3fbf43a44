import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compare, packed } from './compare.ts'

/** A white picture with a black square of this size in a corner, px. */
async function square(side: number, { width = 40, height = 30, colour = '#000000' } = {}): Promise<Buffer> {
  const ink = await sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: ink, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

test('a picture is the same as itself, also when it was packed', async () => {
  const picture = await square(10)
  expect(await compare(await packed(picture), picture)).toBeUndefined()
})

test('a colour that no eye tells apart is the same', async () => {
  expect(await compare(await square(10), await square(10, { colour: '#040404' }))).toBeUndefined()
})

test('a colour that an eye tells apart is not', async () => {
  expect((await compare(await square(10), await square(10, { colour: '#0c0c0c' })))?.reason).toBe('100 of 1200 pixels differ')
})

test('four pixels may be off, and no more', async () => {
  expect(await compare(await square(1), await square(2))).toBeUndefined()
  expect((await compare(await square(2), await square(3)))?.reason).toBe('5 of 1200 pixels differ')
})

test('another size differs, and the picture of the difference shows both in full, the rest in red', async () => {
  const found = await compare(await square(10), await square(10, { height: 32 }))
  expect(found?.reason).toBe('it is 40 by 32 px and was 40 by 30; 80 of 1280 pixels differ')
  const { data, info } = await sharp(found?.difference).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([40, 32])
  expect([...data.subarray(-3)]).toEqual([255, 0, 0])
})
