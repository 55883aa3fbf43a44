import { expect, test } from 'vitest'
import { brand } from '#app/platform/settings/brand.ts'
import { exposurePlace, PROMO_EXPERIMENT, promoGroups, promoPlace } from './promo-group.ts'

test('the promo experiment has its name and four groups [PROMO-11]', () => {
  expect(PROMO_EXPERIMENT).toBe('experiment-promo-visibility')
  expect(promoGroups).toEqual({ control: '0', promoBar: '1', promoBox: '2', throwaway: '3' })
})

test.each([
  ['0', 'bar'],
  ['1', 'bar'],
  ['2', 'box'],
  ['3', undefined],
  ['', undefined],
  ['4', undefined],
  ['control', undefined],
])('the exposure of group %j is recorded at: %s [PROMO-12]', (group, place) => {
  expect(exposurePlace(group)).toBe(place)
})

test.each([
  ['0', undefined],
  ['1', 'bar'],
  ['2', 'box'],
  ['3', undefined],
  ['', undefined],
])('group %j sees the promo in: %s [PROMO-13]', (group, place) => {
  expect(promoPlace(group)).toBe(place)
})

test('the promo stands for one code, which the brand settings hold [PROMO-14]', () => {
  expect(brand.promoCode).toMatch(/^[A-Z0-9]+$/)
})
