// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Money } from '#app/design-system/price/Money.tsx'
import { Rolling } from './Rolling.tsx'

/** Ends the animation, as the browser does. */
let end: (outcome: 'finished' | 'cancelled') => void = () => undefined

// jsdom has no boxes and no animations.
beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 20)
  const getAnimations = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    end = (outcome) => (outcome === 'finished' ? resolve() : reject(new DOMException('', 'AbortError')))
    return [{ finished: promise }]
  }
  Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: getAnimations })
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['accessibility']
})

const figure = (tier: 'member' | 'typical', amount: string) => (
  <p>
    <Rolling tier={tier}>
      <Money>{amount}</Money>
    </Rolling>
  </p>
)
const layer = () => document.querySelector('[data-steps]')?.parentElement ?? null
const steps = () => Array.from(document.querySelectorAll<HTMLElement>('[data-steps]'), (column) => column.dataset['steps'])

test.each(['finished', 'cancelled'] as const)('the digits roll over the amount that is read, until they have %s', async (outcome) => {
  const { rerender } = render(figure('typical', '£26.00'))
  expect(layer()).toBeNull()
  rerender(figure('member', '£13.50'))
  expect(steps()).toEqual(['£', '2\n1', '6\n5\n4\n3', '.', '0\n1\n2\n3\n4\n5', '0'])
  expect(layer()).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('paragraph').textContent).toBe('£13.50')
  await act(async () => end(outcome))
  expect(layer()).toBeNull()
})

test('back they roll as well, also from the middle', () => {
  const { rerender } = render(figure('typical', '£26.00'))
  rerender(figure('member', '£13.50'))
  rerender(figure('typical', '£26.00'))
  expect(steps()).toEqual(['£', '1\n2', '3\n4\n5\n6', '.', '5\n4\n3\n2\n1\n0', '0'])
  expect(screen.getByRole('paragraph').textContent).toBe('£26.00')
})

test.each([
  ['the tier stays', 'typical', '£52.00'],
  ['the amount stays', 'member', '£26.00'],
  ['it is no amount any more', 'member', 'Free'],
] as const)('nothing rolls where %s', (_why, tier, amount) => {
  const { rerender } = render(figure('typical', '£26.00'))
  rerender(figure(tier, amount))
  expect(layer()).toBeNull()
})

test('a change in between is where it rolls from', () => {
  const { rerender } = render(figure('typical', '£26.00'))
  rerender(figure('typical', '£52.00'))
  rerender(figure('member', '£51.00'))
  expect(steps()).toEqual(['£', '5', '2\n1', '.', '0', '0'])
})

test('nothing rolls for whoever prefers less motion, or has the accessibility mode on', () => {
  const { rerender } = render(figure('typical', '£26.00'))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
  rerender(figure('member', '£13.50'))
  expect(layer()).toBeNull()
  vi.unstubAllGlobals()
  document.documentElement.dataset['accessibility'] = 'on'
  rerender(figure('typical', '£26.00'))
  expect(layer()).toBeNull()
})
