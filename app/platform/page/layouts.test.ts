import { expect, test } from 'vitest'
import { stores } from '../store/stores.ts'
import { layoutOf, layoutParts, partsOf } from './layouts.ts'

const namesOf = (layout: keyof typeof layoutParts, store = stores.uk) =>
  Object.entries(partsOf(layout, store)).flatMap(([part, isThere]) => (isThere ? [part] : []))

test('the default layout has every part [LAYOUT-01, LAYOUT-07, LAYOUT-08, LAYOUT-10, LAYOUT-11, LAYOUT-12]', () => {
  expect(namesOf('default')).toEqual([
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

test('only the UK store has the review service’s strip [LAYOUT-09]', () => {
  expect(namesOf('default', stores.us)).toEqual(namesOf('default').filter((part) => part !== 'reviews'))
  expect(namesOf('default')).toContain('reviews')
})

test('the quiz has the promotional banner and the country popup, the blog the chat and the country popup [LAYOUT-02, LAYOUT-03]', () => {
  expect(namesOf('quiz')).toEqual(['frame', 'promotionalBanner', 'countryPopup'])
  expect(namesOf('blog')).toEqual(['frame', 'chat', 'countryPopup'])
})

test('a page without a layout has nothing around it [LAYOUT-04]', () => {
  expect(namesOf('none')).toEqual([])
})

test.each([
  ['/', 'default'],
  ['/basket', 'default'],
  ['/checkout', 'none'],
  ['/checkout/success', 'none'],
  ['/checkout-help', 'default'],
  ['/quiz/skincare', 'quiz'],
  ['/blog', 'blog'],
  ['/blog/one-lipstick-five-ways', 'blog'],
  ['/blogs', 'default'],
])('%s has the layout %s', (path, layout) => {
  expect(layoutOf(path)).toBe(layout)
})
