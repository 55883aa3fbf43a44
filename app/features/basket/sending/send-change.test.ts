// @vitest-environment jsdom

import { type DocumentNode, Kind } from 'graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { goTo } from '#app/platform/window/go-to.ts'
import { sendChange } from './send-change.client.ts'

const answer = vi.hoisted(() => ({
  items: [] as object[],
  /** Kinds of line that a change touches. */
  touched: ['giftMembership'],
  /** Codes that the next changes are refused with. */
  refusals: [] as string[],
  /** Operations and variables that were sent, in order. */
  sent: [] as [operation: string, variables: unknown][],
}))

vi.mock('#app/platform/window/go-to.ts', () => ({ goTo: vi.fn() }))
vi.mock('#app/platform/graphql/browser-client.ts', () => {
  const nameOf = ({ definitions }: DocumentNode) =>
    definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : [])).join()
  return {
    ask: async (document: DocumentNode, variables: unknown) => {
      answer.sent.push([nameOf(document), variables])
      return { basket: { items: answer.items, notifications: [] } }
    },
    change: async (document: DocumentNode, variables: unknown) => {
      answer.sent.push([nameOf(document), variables])
      const code = answer.refusals.shift()
      if (code) throw new RequestFailure(nameOf(document), 'errors', code)
      return { [nameOf(document)]: { items: answer.items, notifications: [], itemUpdates: answer.touched, updateTracking: [] } }
    },
  }
})

const gift = {
  id: 'gift',
  type: 'giftMembership',
  quantity: 1,
  origin: 'user',
  removable: true,
  variant: null,
  membership: { id: '610301', name: 'Gift' },
}
const addGift = { change: { kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' }, line: undefined } as const

beforeEach(() => {
  vi.mocked(goTo).mockClear()
  Object.assign(answer, { items: [gift], touched: ['giftMembership'], refusals: [], sent: [] })
  history.replaceState(null, '', '/gift-memberships')
})

test.each([
  ['en-GB', '/basket'],
  ['en-US', '/us/basket'],
])('a gift membership that is in leads to the basket of its store: %s to %s [BASKET-15]', async (locale, href) => {
  document.documentElement.lang = locale
  const asProduct = { kind: 'addProducts', lines: [{ sku: 'MBR-GIFT-UK' }], location: 'Page' } as const
  await sendChange(addGift)
  await sendChange({ change: asProduct, line: undefined })
  expect(vi.mocked(goTo).mock.calls).toEqual([[href], [href]])
})

test('one that was not let in, another product, and one added on the basket’s page itself lead nowhere [BASKET-15]', async () => {
  document.documentElement.lang = 'en-GB'
  await sendChange({ change: { kind: 'addProducts', lines: [{ sku: 'SERUM-02' }], location: 'Page' }, line: undefined })
  answer.items = []
  await sendChange(addGift)
  Object.assign(answer, { items: [gift], refusals: [], sent: [] })
  history.replaceState(null, '', '/basket')
  await sendChange(addGift)
  expect(goTo).not.toHaveBeenCalled()
})

test('a change that touched no line is answered as that [BASKET-31]', async () => {
  expect(await sendChange(addGift)).toMatchObject({ status: 'answered', isUnchanged: false })
  answer.touched = []
  expect(await sendChange(addGift)).toMatchObject({ status: 'answered', isUnchanged: true })
})

test('a change of a line that nobody knows is refused before it is sent, and logged [BASKET-34]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const outcome = await sendChange({ change: { kind: 'setQuantity', lineId: 'gone', quantity: 2 }, line: undefined })
  expect(outcome).toEqual({ status: 'failed', code: 'REFUSED', mayRepeat: false })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Basket: setQuantity failed: toItemInput(): received null item')
})

describe('a change that the basket has moved on from', () => {
  const line = { id: 'line', type: 'product', name: 'Serum', sku: 'SERUM-02', variantId: 'old', quantity: 1, giftInfo: null } as const
  const raise = { change: { kind: 'setQuantity', lineId: 'line', quantity: 3 }, line } as const
  const asAnswered = (changes: object = {}) => ({ ...gift, type: 'product', id: 'line', membership: null, linePrice: {}, ...changes })
  const variant = { id: 'new', sku: 'SERUM-02', title: 'Serum', availability: { status: 'instock', inStock: true }, images: [], media: [] }

  test('is sent once more for the basket as it is now, still without a version [BASKET-33]', async () => {
    answer.items = [asAnswered({ variant, maxItemQuantity: 5 })]
    answer.refusals = ['VERSION_CONFLICT']
    expect(await sendChange(raise)).toMatchObject({ status: 'answered' })
    const newest = { listId: '', version: -1 }
    expect(answer.sent).toMatchObject([
      ['editBasketItem', { ...newest, item: { id: 'line', variantId: 'old', quantity: 3 } }],
      ['getBasket', {}],
      ['editBasketItem', { ...newest, item: { id: 'line', variantId: 'new', quantity: 3, maxItemQuantity: 5 } }],
    ])
  })

  test('is sent for the line that it knew if that is gone: the server says what becomes of it', async () => {
    answer.items = []
    answer.refusals = ['VERSION_CONFLICT']
    expect(await sendChange({ change: { kind: 'remove', lineId: 'line' }, line })).toMatchObject({ status: 'answered' })
    expect(answer.sent.map(([operation]) => operation)).toEqual(['removeBasketItems', 'getBasket', 'removeBasketItems'])
  })

  test('adds once, however often it is sent: a conflict has added nothing', async () => {
    answer.refusals = ['VERSION_CONFLICT']
    await sendChange(addGift)
    expect(answer.sent.map(([operation]) => operation)).toEqual(['addBasketItems', 'getBasket', 'addBasketItems'])
  })

  test('has failed after a second conflict, and any other refusal is not sent again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer.items = [asAnswered({ variant })]
    for (const refusals of [['VERSION_CONFLICT', 'VERSION_CONFLICT'], ['BAD_USER_INPUT']]) {
      Object.assign(answer, { refusals: [...refusals], sent: [] })
      expect(await sendChange(raise)).toEqual({ status: 'failed', code: 'REFUSED', mayRepeat: false })
      expect(answer.sent.filter(([operation]) => operation === 'editBasketItem')).toHaveLength(refusals.length)
    }
    expect(logged).toHaveBeenCalledTimes(2)
  })
})
