// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { activeCode, refusedCode, testBasket } from '../testing/basket-views.ts'
import { answer, holdBasket, requested } from '../testing/stand-in-store.ts'
import { PromoCode } from './PromoCode.client.tsx'
import type { PostedCode } from './posted-code.ts'

vi.mock('../store/basket-store.client.ts', async () => (await import('../testing/stand-in-store.ts')).standInStore)

const field = () => screen.getByRole('textbox', { name: 'Promo code' })
const applyButton = () => screen.getByRole('button', { name: /Apply/ })
const removeButton = (code: string) => screen.getByRole('button', { name: new RegExp(`^Remove ?${code}$`) })
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)

/** What the live regions hold. */
const announced = () =>
  Array.from(document.querySelectorAll('[aria-live]'), (region) => Array.from(region.children, (line) => line.textContent)).flat()

/** The promo-code box for a basket, with a user. */
function open(basket = testBasket(), posted?: PostedCode) {
  holdBasket(basket)
  render(<PromoCode initial={basket} locale="en-GB" isMember={false} posted={posted} />)
  return userEvent.setup()
}

test('the box has a field called Promo code, and a button Apply [BASKET-02]', () => {
  open()
  expect(field()).toHaveValue('')
  expect(field()).toBeValid()
  expect(applyButton()).toBeEnabled()
  expect(rows()).toEqual([])
})

test('Enter applies what was typed, the button tells that it is on its way, and the field is emptied once the code counts [PROMO-02, PROMO-07, BUTTON-02]', async () => {
  const user = open()
  await user.type(field(), ' glow10 {Enter}')
  expect(requested).toEqual([{ kind: 'applyCode', code: 'glow10' }])
  expect(applyButton()).toHaveAttribute('aria-busy', 'true')
  await user.keyboard('{Enter}')
  act(() => applyButton().click())
  expect(requested).toHaveLength(1)

  await act(() => answer(testBasket({ includedDiscounts: [activeCode('GLOW10')] })))

  expect(rows()).toEqual(['GLOW10 code activated'])
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(applyButton()).not.toHaveAttribute('aria-busy')
})

test.each([
  ['RejectedUnknownCode', "We can't find that code. Check the spelling."],
  ['RejectedExpired', 'This code has expired.'],
  ['RejectedByCondition', "Your bag doesn't meet the conditions of this code."],
  ['RejectedByCombination', "This code can't be combined with another."],
  ['ReferralRejectedByCondition', 'Spend £60 more to get your referral discount'],
] as const)('a code that is refused as %s says why, tied to the field, which keeps it [PROMO-03]', async (state, why) => {
  const user = open()
  await user.type(field(), 'ODD-1{Enter}')
  await act(() => answer(testBasket({ rejectedDiscounts: [refusedCode('ODD-1', state)] })))

  expect(rows()).toEqual([`ODD-1: ${why}`])
  expect(screen.queryByText(/Rejected/)).toBeNull()
  expect(field()).toHaveValue('ODD-1')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(`ODD-1: ${why}`)
  await user.type(field(), '2')
  expect(field()).toBeValid()
})

test('a state that the shop has no words for has the default [PROMO-03]', async () => {
  open(testBasket({ rejectedDiscounts: [{ ...activeCode('ODD-1'), state: JSON.parse('"toString"') }] }))
  expect(rows()).toEqual(['ODD-1: This code could not be applied'])
})

test('a code that the answer says nothing of could not be applied', async () => {
  const user = open()
  await user.type(field(), 'ODD-1{Enter}')
  await act(() => answer(testBasket()))
  expect(field()).toHaveAccessibleDescription('This code could not be applied')
})

test('a code that counts already is warned of without a call, in whatever letter case [PROMO-08]', async () => {
  const user = open(testBasket({ includedDiscounts: [activeCode('GLOW10')] }))
  await user.type(field(), ' glow10')
  await user.click(applyButton())
  expect(requested).toEqual([])
  expect(field()).toHaveAccessibleDescription('Promo code is already applied')
  expect(screen.getAllByText('Promo code is already applied')[0]).toHaveAttribute('data-level', 'warn')
  expect(announced()).toEqual(['Promo code is already applied'])
  expect(field()).toBeValid()
  await user.clear(field())
  expect(screen.queryByText('Promo code is already applied')).toBeNull()
})

test.each([
  ['nothing', '{Enter}', 'Enter a code first.'],
  ['blanks', '   {Enter}', 'Enter a code first.'],
])('%s is not sent', async (_what, keys, why) => {
  const user = open()
  await user.click(field())
  await user.keyboard(keys)
  expect(requested).toEqual([])
  expect(field()).toHaveAccessibleDescription(why)
  expect(field()).toBeInvalid()
})

test('what is pasted without end is refused here', async () => {
  const user = open()
  await user.click(field())
  await user.paste('x'.repeat(10_000))
  await user.click(applyButton())
  expect(requested).toEqual([])
  expect(field()).toHaveAccessibleDescription('This code could not be applied')
})

describe('of what was posted without scripts', () => {
  const withGlow = testBasket({ includedDiscounts: [activeCode('GLOW10')] })

  test.each([
    ['did not reach the shop', testBasket(), 'GLOW10', "Sorry, that didn't go through. Please try again."],
    ['was nothing', testBasket(), '', 'Enter a code first.'],
    ['was without end', testBasket(), 'X'.repeat(65), 'This code could not be applied'],
  ])('a code that %s is told of at the field, which keeps it', async (_what, basket, code, why) => {
    const user = open(basket, { code, isApplying: true })
    expect(field()).toHaveValue(code)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(why)
    await user.type(field(), '2')
    expect(field()).toBeValid()
    expect(screen.queryByText(why)).toBeNull()
  })

  test('a code that counts already is warned of [PROMO-08]', () => {
    open(withGlow, { code: ' glow10', isApplying: true })
    expect(field()).toHaveAccessibleDescription('Promo code is already applied')
    expect(field()).toBeValid()
  })

  test('a removal in vain is told of while its code is there, and not where it is gone', () => {
    open(withGlow, { code: 'GLOW10', isApplying: false })
    expect(field()).toHaveValue('')
    expect(field()).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")
    act(() => holdBasket(testBasket()))
    expect(field()).toHaveAccessibleDescription('')
  })

  test('the form says which codes count, for whoever reads it without scripts', () => {
    open(withGlow)
    expect(new FormData(field().closest('form') ?? undefined).has('active.GLOW10')).toBe(true)
  })
})

describe('a code of the basket', () => {
  const both = testBasket({
    includedDiscounts: [activeCode('GLOW10')],
    rejectedDiscounts: [refusedCode('HELLO20', 'RejectedByCombination')],
  })

  test('is taken off again by its own button, and the field has the focus then [PROMO-09]', async () => {
    const user = open(both)
    expect(rows()).toEqual(['GLOW10 code activated', "HELLO20: This code can't be combined with another."])
    await user.click(removeButton('GLOW10'))
    expect(requested).toEqual([{ kind: 'removeCode', code: 'GLOW10' }])
    expect(removeButton('GLOW10')).toHaveAttribute('aria-busy', 'true')
    expect(removeButton('HELLO20')).not.toHaveAttribute('aria-busy')

    await act(() => answer(testBasket({ includedDiscounts: [activeCode('HELLO20')] })))

    expect(rows()).toEqual(['HELLO20 code activated'])
    expect(field()).toHaveFocus()
  })

  test('stays, with the reason, when its removal is not heard of', async () => {
    const user = open(both)
    await user.click(removeButton('GLOW10'))
    await act(() => answer('failed'))
    expect(rows()).toHaveLength(2)
    expect(field()).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")
  })
})

test('an application that is not heard of says so and keeps the code; nothing is said once it has arrived nevertheless', async () => {
  const user = open()
  await user.type(field(), 'GLOW10{Enter}')
  await act(() => answer('failed'))
  expect(field()).toHaveValue('GLOW10')
  expect(field()).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")

  act(() => holdBasket(testBasket({ includedDiscounts: [activeCode('GLOW10')] })))
  expect(field()).toBeValid()
  expect(rows()).toEqual(['GLOW10 code activated'])
})

test('what changes is said in one polite region, in its own words alone, and what the page came with is not', async () => {
  const user = open(testBasket({ includedDiscounts: [activeCode('SHIPFREE')] }))
  expect(announced()).toEqual([])
  await user.type(field(), 'GLOW10{Enter}')
  await act(() => answer(testBasket({ includedDiscounts: [activeCode('SHIPFREE'), activeCode('GLOW10')] })))
  expect(announced()).toEqual(['GLOW10 code activated'])

  await user.click(removeButton('SHIPFREE'))
  await act(() => answer(testBasket({ includedDiscounts: [activeCode('GLOW10')] })))
  await user.type(field(), 'SHIPFREE{Enter}')
  await act(() => answer(testBasket({ includedDiscounts: [activeCode('GLOW10'), activeCode('SHIPFREE')] })))
  // What the page came with was taken away, and came back.
  expect(announced()).toEqual(['GLOW10 code activated', 'SHIPFREE code activated'])

  await user.type(field(), 'SHIPFREE2{Enter}')
  await act(() => answer(testBasket({ rejectedDiscounts: [refusedCode('SHIPFREE2', 'RejectedExpired')] })))
  expect(announced()).toEqual(['SHIPFREE2: This code has expired.'])
  await user.clear(field())
  await user.keyboard('{Enter}')
  expect(announced()).toContain('Enter a code first.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
