import { expect, test } from 'vitest'
import { layoutOf, layoutParts } from './layouts.ts'

const partsOf = (layout: keyof typeof layoutParts) =>
  Object.entries(layoutParts[layout]).flatMap(([part, isThere]) => (isThere ? [part] : []))

test('the default layout holds every part [LAYOUT-01, LAYOUT-07, LAYOUT-08, LAYOUT-09, LAYOUT-10, LAYOUT-11, LAYOUT-12]', () => {
  expect(partsOf('default')).toEqual([
    'frame',
    'skinnyBanner',
    'promotionalBanner',
    'memberFooter',
    'smallPrint',
    'reviews',
    'chat',
    'countryPopup',
  ])
})

test('the quiz has the promotional banner and the country popup, the blog a chat and the country popup [LAYOUT-02, LAYOUT-03]', () => {
  expect(partsOf('quiz')).toEqual(['frame', 'promotionalBanner', 'countryPopup'])
  expect(partsOf('blog')).toEqual(['frame', 'chat', 'countryPopup'])
})

test('a page without a layout has nothing around it [LAYOUT-04]', () => {
  expect(partsOf('none')).toEqual([])
})

test.each([
  ['/', 'default'],
  ['/basket', 'default'],
  ['/checkout', 'none'],
  ['/checkout/success', 'none'],
  ['/checkout-help', 'default'],
  ['/skincare-quiz', 'quiz'],
  ['/quiz/skincare', 'quiz'],
  ['/blog', 'blog'],
  ['/blog/one-lipstick-five-ways', 'blog'],
  ['/blogs', 'default'],
])('%s has the layout %s', (path, layout) => {
  expect(layoutOf(path)).toBe(layout)
})
