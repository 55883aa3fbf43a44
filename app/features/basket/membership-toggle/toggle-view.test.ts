import { expect, test } from 'vitest'
import { membershipItem, testBasket } from '../testing/basket-views.ts'
import { toggleView } from './toggle-view.ts'

const none = testBasket()
const inBasket = testBasket({ items: [membershipItem()] })
const add = { kind: 'addMembership', membershipId: '610501' } as const
const edit = { kind: 'setQuantity', lineId: 'membership-line', quantity: 2 } as const
const remove = { kind: 'remove', lineId: 'membership-line' } as const

test.each([
  ['off without a membership in the basket', none, [], { isToggled: false, isUpdating: false, isFixed: false }],
  ['on with one', inBasket, [], { isToggled: true, isUpdating: false, isFixed: false }],
  ['on and updating while one is on its way in', none, [add], { isToggled: true, isUpdating: true, isFixed: false }],
  ['off and updating while it is on its way out', inBasket, [remove], { isToggled: false, isUpdating: true, isFixed: false }],
  ['as it is while something else changes', inBasket, [{ kind: 'remove', lineId: 'x' } as const], { isToggled: true, isUpdating: false }],
  ['as it is while something else becomes of its line', inBasket, [edit], { isToggled: true, isUpdating: false }],
  ['off while what is not there is taken out', none, [remove], { isToggled: false, isUpdating: false }],
  [
    'on and fixed with a kit’s membership',
    testBasket({ items: [membershipItem({ removable: false })] }),
    [],
    { isToggled: true, isFixed: true },
  ],
  ['off with a gift for somebody else', testBasket({ items: [membershipItem({ type: 'giftMembership' })] }), [], { isToggled: false }],
])('the switch is %s [MTOGGLE-09, MTOGGLE-14, MTOGGLE-15]', (_how, basket, pending, view) => {
  expect(toggleView(basket, pending)).toMatchObject(view)
})
