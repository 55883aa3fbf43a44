import { expect, test } from 'vitest'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { clearedOnArrival, noticeView } from './notice-view.ts'

const soldOut: NotificationFieldsFragment = {
  code: 'ITEM_OOS',
  level: 'warn',
  handler: null,
  params: [{ name: 'product', value: 'Night Balm' }],
}

test('the same code says what each store says of it', () => {
  expect(noticeView(soldOut, 'en-GB')).toEqual({
    code: 'ITEM_OOS',
    level: 'warn',
    message: 'Night Balm is out of stock and has been removed from your basket.',
  })
  expect(noticeView(soldOut, 'en-US')).toMatchObject({
    heading: 'Oops, something went wrong.',
    message: 'Night Balm is out of stock.',
    help: expect.stringContaining('Error code PR06'),
  })
})

test('a limit is told in the heading alone', () => {
  const notice = noticeView({ code: 'MAX_QTY_EXCEEDED', level: 'info', handler: null, params: [{ name: 'maxQty', value: '5' }] }, 'en-GB')
  expect(notice).toEqual({
    code: 'MAX_QTY_EXCEEDED',
    level: 'info',
    heading: 'Sorry, you cannot add more than 5 of this item to your basket.',
  })
})

test('a code that nobody knows has the default heading, and says which', () => {
  expect(noticeView({ code: 'constructor', level: 'error', handler: null, params: [] }, 'en-GB')).toMatchObject({
    heading: 'Oops, something went wrong.',
    help: expect.stringContaining('GEN01'),
  })
})

test('a notice’s link stays in its store', () => {
  const kit: NotificationFieldsFragment = { code: 'MEMBERSHIP_KIT_REMOVED', level: 'info', handler: null, params: [] }
  expect(noticeView(kit, 'en-US').link?.href).toBe('/us/gift-memberships')
  expect(noticeView(kit, 'en-GB').link?.href).toBe('/gift-memberships')
})

test('what an access pass brought is cleared on arriving at the basket, and nothing else [ALERT-13]', () => {
  const spent: NotificationFieldsFragment = { code: 'LIMIT_ACCESS_PASS', level: 'error', handler: 'access_pass', params: [] }
  expect(clearedOnArrival([soldOut, spent])).toEqual(['LIMIT_ACCESS_PASS'])
})
