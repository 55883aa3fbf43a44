import { expect, test } from 'vitest'
import { shownPage } from './shown-page.ts'

const ADDRESS = {
  firstName: 'given-name',
  lastName: 'family-name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
}
const of = (group: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${group} ${value}`]))

test.each([
  ['/login', 'shopper=guest', '#login', { email: 'username', password: 'current-password' }],
  [
    '/register',
    'shopper=guest',
    '#register',
    { firstName: 'given-name', lastName: 'family-name', email: 'username', password: 'new-password' },
  ],
  [
    '/guest-details',
    'shopper=guest&basket=one-item',
    '#guest-details',
    { email: 'email', firstName: 'given-name', lastName: 'family-name', phone: 'tel' },
  ],
  ['/checkout', 'shopper=non-member&basket=one-item', '#address form', of('shipping', { ...ADDRESS, phone: 'tel' })],
  [
    '/checkout',
    'store=en-US&shopper=annual-member&basket=one-item-standard',
    '#pay .checkout-billing-fields',
    of('billing', { ...ADDRESS, region: 'address-level1' }),
  ],
] as const)('on %s with %s, a browser can fill in every field of %s', async (address, selection, form, fields) => {
  const page = await shownPage(selection, address)
  const typed = page.querySelectorAll(`${form} :is(input, select, textarea):not([type="hidden"], [type="checkbox"], [type="radio"])`)
  expect(Object.fromEntries(Array.from(typed, (field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]))).toEqual(fields)
})
