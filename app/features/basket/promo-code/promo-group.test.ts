import { expect, test } from 'vitest'
import { brand } from '#app/platform/settings/brand.ts'
import { isInPromoExperiment, PROMO_EXPERIMENT, promoGroups, promoPlace } from './promo-group.ts'

test('the promo experiment has its name and four groups [PROMO-11]', () => {
  expect(PROMO_EXPERIMENT).toBe('experiment-promo-visibility')
  expect(promoGroups).toEqual({ control: '0', promoBar: '1', promoBox: '2', throwaway: '3' })
})

test.each([
  ['0', true],
  ['1', true],
  ['2', true],
  ['3', false],
  ['', false],
  ['4', false],
  ['control', false],
])('group %j is in the experiment: %s [PROMO-12]', (group, isIn) => {
  expect(isInPromoExperiment(group)).toBe(isIn)
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
