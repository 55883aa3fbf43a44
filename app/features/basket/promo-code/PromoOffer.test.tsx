// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { activeCode, membershipItem, refusedCode, testBasket } from '../testing/basket-views.ts'
import { answer, holdBasket, requested } from '../testing/stand-in-store.ts'
import { PromoBar } from './PromoBar.client.tsx'
import { PromoOffer } from './PromoOffer.client.tsx'

vi.mock('../store/basket-store.client.ts', async () => (await import('../testing/stand-in-store.ts')).standInStore)

const press = () => screen.getByRole('button')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  holdBasket(testBasket())
})

test('the offer names the one code, applies it with a press, and keeps the focus [PROMO-07, PROMO-14, ATB-20]', async () => {
  render(<PromoOffer place="box" group="2" isTold />)
  expect(screen.getByText('Save 20% on your first order')).toBeInTheDocument()
  expect(screen.getByText(/^Use/)).toHaveTextContent('Use HELLO20 at checkout, or apply it now.')
  await userEvent.click(press())
  expect(requested).toEqual([{ kind: 'applyCode', code: 'HELLO20' }])
  expect(press()).toHaveAttribute('aria-busy', 'true')

  await act(() => answer(testBasket({ includedDiscounts: [activeCode('HELLO20')] })))

  expect(screen.getByText(/^HELLO20$/).parentElement).toHaveTextContent('HELLO20 code activated')
  expect(screen.getByText(/^HELLO20$/).closest('[aria-live="polite"]')).not.toBeNull()
  expect(press()).toHaveTextContent(/^Applied/)
  expect(press()).toHaveFocus()
  expect(press()).toBeEnabled()
  expect(press()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(press())
  expect(requested).toHaveLength(1)
})

test('a refusal and a failure are told, and the press can be tried again', async () => {
  render(<PromoOffer place="box" group="2" isTold />)
  await userEvent.click(press())
  await act(() => answer('failed'))
  expect(screen.getByText("Sorry, that didn't go through. Please try again.")).toBeInTheDocument()
  await userEvent.click(press())
  expect(screen.queryByText("Sorry, that didn't go through. Please try again.")).toBeNull()
  await act(() => answer(testBasket({ rejectedDiscounts: [refusedCode('HELLO20', 'RejectedByCondition')] })))
  expect(screen.getByText("Your bag doesn't meet the conditions of this code.")).toBeInTheDocument()
  expect(press()).toBeEnabled()
})

test('a refusal for a reason that the shop has no words for has the default', () => {
  holdBasket(testBasket({ rejectedDiscounts: [{ ...activeCode('HELLO20'), state: JSON.parse('"toString"') }] }))
  render(<PromoOffer place="box" group="2" />)
  expect(screen.getByText('This code could not be applied')).toBeInTheDocument()
})

test.each([
  ['0', [{ exposure: '', flag: 'experiment-promo-visibility', variation: '0' }], ''],
  ['1', [{ exposure: '', flag: 'experiment-promo-visibility', variation: '1', place: 'bar' }], 'Save 20% on your first order'],
  ['2', [], ''],
  ['3', [], ''],
])('group %s on the basket page: exposed where %j is seen, and reads "%s" [PROMO-12, PROMO-13]', (group, exposed, words) => {
  const { container } = render(<PromoBar group={group} initial={testBasket()} isMember={false} />)
  expect([...container.querySelectorAll<HTMLElement>('[data-flag]')].map(({ dataset }) => ({ ...dataset }))).toEqual(exposed)
  expect(container.querySelector('p')?.textContent ?? '').toBe(words)
})

test('the box is where its group is exposed [PROMO-12]', () => {
  const { container } = render(<PromoOffer place="box" group="2" isTold />)
  expect(container.querySelector('[data-exposure]')).toHaveAttribute('data-variation', '2')
})

test.each([
  ['a member', testBasket(), true],
  ['a basket with a membership', testBasket({ items: [membershipItem()] }), false],
  ['a basket with a code that counts', testBasket({ includedDiscounts: [activeCode('GLOW10')] }), false],
])('%s is offered no other code, and is exposed to nothing [PROMO-12]', (_who, basket, isMember) => {
  for (const group of ['0', '1']) {
    const { container } = render(<PromoBar group={group} initial={basket} isMember={isMember} />)
    expect(container).toBeEmptyDOMElement()
  }
})

test('the bar stays once its own code is applied', () => {
  const { container, rerender } = render(<PromoBar group="1" initial={testBasket()} isMember={false} />)
  act(() => holdBasket(testBasket({ includedDiscounts: [activeCode('HELLO20')] })))
  rerender(<PromoBar group="1" initial={testBasket()} isMember={false} />)
  expect(container).toHaveTextContent('HELLO20 code activated')
})
