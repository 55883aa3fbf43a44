import { expect, test } from 'vitest'
import { type PageVisitor, pageFormFields, shownText, shownTexts, visitor } from './shown-page.ts'

// A guest becomes a member with the order that begins the membership, without scripts.

/** Posts a form of a page as it stands, with what is typed into it. */
async function send(guest: PageVisitor, address: string, form: string, typed: Record<string, string> = {}): Promise<string> {
  const page = await guest.page(address)
  const element = page.querySelector<HTMLFormElement>(`main ${form}`)
  if (!element) throw new Error(`${address} has no form ${form}.`)
  const action = new URL(element.action, 'http://shop.test').pathname as Parameters<PageVisitor['post']>[0]
  return (await guest.post(action, { ...pageFormFields(element), ...typed })).to
}

test('a guest joins, buys as a member and is one when the order is placed [SCOPE-03]', async () => {
  const guest = await visitor('store=en-GB&shopper=guest&basket=one-item-standard')
  const sums = async () => shownTexts(await guest.page('/basket'), 'main dl dt')
  expect(await sums()).not.toContain("Member's discount")
  expect(await send(guest, '/join', '.join-plan[data-most-chosen] form')).toMatch(/\/basket$/)
  expect(shownText((await guest.page('/basket')).querySelector('main'))).toContain('Annual Membership')
  expect(await sums()).toEqual(expect.arrayContaining(["Member's discount", 'Membership fee']))

  // A membership belongs to an account, so checkout leads to one and back.
  const register = (await guest.leadsTo('/checkout')) ?? ''
  expect(register).toBe('/register?redirectTo=%2Fcheckout')
  const person = {
    firstName: 'Ada',
    lastName: 'Moor',
    email: 'ada.moor@example.com',
    password: 'correct-horse-7',
    confirmPassword: 'correct-horse-7',
  }
  const checkout = await send(guest, register, 'form[action="/api/session/register"]', person)
  expect(checkout).toBe('/checkout')

  const house = { firstName: 'Ada', lastName: 'Moor', line1: '14 Larkfield Terrace', city: 'Leeds', postalCode: 'LS6 3BN' }
  expect(await send(guest, checkout, '#address form', house)).toContain('/checkout')
  await guest.post('/api/checkout/delivery', { locale: 'en-GB', deliveryMethod: 'Standard' })
  const paid = await send(guest, '/checkout', '#pay', { paymentMethodId: 'card', paymentToken: 'test-approved', consent: 'true' })
  expect(paid).toMatch(/^\/checkout\/success\?order=OT-\d+$/)
  const success = await guest.page(paid)
  expect(shownText(success.querySelector('h1'))).toBe('Thank you, your order is placed')
  expect(shownText(success.querySelector('main'))).toContain('Annual Membership')
  const membership = await guest.page('/account/my-membership')
  expect(shownText(membership.querySelector('main'))).toContain('Active')
  expect(shownText((await guest.page('/join')).querySelector('main .join-status'))).not.toContain('in your bag')
})
