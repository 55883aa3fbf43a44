import { expect, test } from 'vitest'
import { isStrikeMeasured, strikesOffers } from './strikes-offers.ts'

test.each([
  ['variant', true, 'EXPERIMENT-02'],
  ['throwaway-variant', true, 'EXPERIMENT-03'],
  ['control', false, 'EXPERIMENT-04'],
  ['throwaway-control', false, 'EXPERIMENT-04'],
  ['nonsense', false, 'EXPERIMENT-04'],
])('the group %s sees offers struck: %s [%s]', (group, strikes) => {
  expect(strikesOffers(group)).toBe(strikes)
})

test('only the two groups of the experiment are measured, not the throwaway ones', () => {
  const groups = ['variant', 'control', 'throwaway-variant', 'throwaway-control', 'nonsense']
  expect(groups.filter(isStrikeMeasured)).toEqual(['variant', 'control'])
})
