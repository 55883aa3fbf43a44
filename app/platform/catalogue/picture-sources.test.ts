import { expect, test } from 'vitest'
import { PLACEHOLDER_IMAGE, pictureSources, textPictureSources } from './picture-sources.ts'

const size = { width: 720, height: 900 }

test('a picture of the catalogue comes in two widths', () => {
  expect(pictureSources('/images/balm-720.webp')).toEqual({
    src: '/images/balm-360.webp',
    srcSet: '/images/balm-360.webp 360w, /images/balm-720.webp 720w',
    ...size,
    fallback: PLACEHOLDER_IMAGE,
  })
})

test('the first picture of a product also comes as AVIF; its texture and second composition do not', () => {
  expect(pictureSources('/images/catalogue/serum-720.webp').avif).toBe(
    '/images/catalogue/serum-360.avif 360w, /images/catalogue/serum-720.avif 720w',
  )
  for (const view of ['texture', 'set']) expect(pictureSources(`/images/catalogue/serum-${view}-720.webp`)).not.toHaveProperty('avif')
})

test.each(['https://elsewhere.example/balm.jpg', '/images/balm-720.webp?v=2'])('%s has one width: its own', (src) => {
  expect(pictureSources(src)).toEqual({ src, ...size, fallback: PLACEHOLDER_IMAGE })
})

test('without a picture there is a placeholder', () => {
  expect(pictureSources(undefined)).toEqual({ src: PLACEHOLDER_IMAGE, ...size })
})

test('in a text a picture of the catalogue is what it is elsewhere', () => {
  const src = '/images/catalogue/serum-set-720.webp'
  expect(textPictureSources(src)).toEqual(pictureSources(src))
})

test.each([
  'https://elsewhere.example/images/catalogue/serum-720.webp',
  '/images/catalogue/../x-720.webp',
  '/images/catalogue/serum-720.webp"onload="',
  '/images/badges/vegan.svg',
  '',
])('nobody knows the size of %j', (src) => {
  expect(textPictureSources(src)).toBeUndefined()
})
