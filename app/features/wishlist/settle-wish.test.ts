// @vitest-environment jsdom
import type { DocumentNode } from 'graphql'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { GUEST, readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { type TrackedEvent, trackInto } from '#app/platform/tracking/track.ts'
import { loadWishes } from './load-wishes.client.ts'
import { settleWish } from './settle-wish.client.ts'
import { isWished, want } from './wishes.client.ts'
import { removeWish } from './wishlist-changes.client.ts'

/** Requests by operation and sku, and the next response. */
const contract = vi.hoisted(() => ({ sent: [] as string[], list: [] as string[], failures: [] as Error[] }))

const answer = vi.hoisted(() => async (operation: string, { sku }: { sku?: string }) => {
  contract.sent.push([operation, sku].filter(Boolean).join(' '))
  const failure = contract.failures.shift()
  if (failure) throw failure
  if (operation.startsWith('add')) contract.list = [sku ?? '', ...contract.list.filter((other) => other !== sku)]
  if (operation.startsWith('remove')) contract.list = contract.list.filter((other) => other !== sku)
  const wishlist = { wishes: contract.list.map((wished) => ({ variant: { sku: wished, title: wished } })) }
  return { wishlist, addWishlistItemBySKU: wishlist, removeWishlistItemBySKU: wishlist }
})
vi.mock('#app/platform/graphql/page-questions.ts', () => ({ askForPage: answer }))
vi.mock('#app/platform/graphql/browser-client.ts', () => ({
  change: (document: DocumentNode, variables: { sku?: string }) => {
    const [definition] = document.definitions
    return answer(definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '', variables)
  },
}))

const member = { ...GUEST, id: 'u1', isLoggedIn: true }
const press = (sku: string) => {
  want(sku, !isWished(sku))
  return settleWish(sku)
}

let events: TrackedEvent[] = []
let warned: MockInstance<typeof console.warn>
trackInto((event) => events.push(event))

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue()
  Object.assign(contract, { sent: [], list: ['OLD'], failures: [] })
  events = []
  localStorage.clear()
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper({ ...member, wishlist: ['OLD'] })
})

test('adds or removes a variant by its sku and tracks both [WISHLIST-02, WISHLIST-03, OP-WISH-01, OP-WISH-03, TRACK-07]', async () => {
  expect(await press('NEW')).toBe('added')
  expect(readShopper().wishlist).toEqual(['NEW', 'OLD'])
  expect(await press('OLD')).toBe('removed')

  expect(contract.sent).toEqual(['addWishlistItemBySKU NEW', 'removeWishlistItemBySKU OLD'])
  expect(events).toEqual([
    { event: 'Product Added to Wishlist', properties: { sku: 'NEW' } },
    { event: 'Product Removed from Wishlist', properties: { sku: 'OLD' } },
  ])
})

test('the answer replaces the stored wishlist [OP-WISH-02, OP-WISH-04, WISHLIST-05]', async () => {
  contract.list = ['OTHER-DEVICE', 'OLD']
  await press('OLD')
  expect(readShopper().wishlist).toEqual(['OTHER-DEVICE'])
  await press('NEW')
  expect(readShopper().wishlist).toEqual(['NEW', 'OTHER-DEVICE'])
})

test('removing a missing variant returns false without a request [WISHLIST-04]', async () => {
  expect(await removeWish('NEVER')).toBe(false)
  expect(contract.sent).toEqual([])
  expect(await removeWish('OLD')).toBe(true)
})

test.each([
  ['NEW', 'add', false],
  ['OLD', 'removal', true],
])(
  'no answer to %s’s %s is logged as no response, and the heart is as it was [OP-WISH-02, OP-WISH-05, OP-BASKET-06]',
  async (sku, _, before) => {
    contract.failures = [new RequestFailure('wish', 'empty')]
    const settled = press(sku)
    expect(isWished(sku)).toBe(!before)

    expect(await settled).toBe('failed')
    expect(isWished(sku)).toBe(before)
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('No response received'))
    expect(events).toEqual([])
  },
)

test('an expired or missing session leads to the login [WISHLIST-01, SESSION-02]', async () => {
  contract.failures = [new RequestFailure('addWishlistItemBySKU', 'errors', 'UNAUTHENTICATED')]
  expect(await press('NEW')).toBe('login')
  expect(isWished('NEW')).toBe(false)

  saveShopper({ ...GUEST, id: 'initial' })
  contract.sent = []
  expect(await press('NEW')).toBe('login')
  expect(isWished('NEW')).toBe(false)
  expect(contract.sent).toEqual([])
})

test('quick presses end in the last state with as few requests as possible', async () => {
  const first = press('NEW')
  const second = press('NEW')
  expect(await Promise.all([first, second])).toEqual([undefined, undefined])
  expect(contract.sent).toEqual([])

  const outcomes = [press('NEW'), press('OLD')]
  expect(await Promise.all(outcomes)).toEqual(['added', 'removed'])
  expect(readShopper().wishlist).toEqual(['NEW'])
})

test('a heart pressed before the wishlist is known removes nothing', async () => {
  saveShopper({ ...member, wishlist: undefined })
  expect(await press('OLD')).toBeUndefined()
  expect(contract.sent).toEqual(['getWishedSkus'])
  expect(isWished('OLD')).toBe(true)
})

test('concurrent loads share one request', async () => {
  await Promise.all([loadWishes(), loadWishes()])
  expect(contract.sent).toEqual(['getWishedSkus'])
})
