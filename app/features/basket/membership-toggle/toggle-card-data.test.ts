import { beforeEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { slotLimitMs } from '#app/platform/slots/slot.ts'
import { stores } from '#app/platform/store/stores.ts'
import { ContentBySlugDocument, MembershipsByIdsDocument } from '#operations/__generated__/operations.ts'
import { toggleCardData } from './toggle-card-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))
vi.mock('#app/platform/log/log-error.ts', () => ({ logError: vi.fn() }))

const pageRequest = { store: stores.uk, cookieHeader: 'world=1', key: 'abc' }
const entry = { __typename: 'MembershipToggleCard', id: 'toggle-card-basket', contentType: 'MEMBERSHIP_TOGGLE_CARD' }
const fields = {
  heading: 'Join',
  showToggle: true,
  accordionHeading: 'What it brings',
  accordionDescription: '<ul><li>Early word</li></ul>',
  termsBanner: '<p>Terms</p>',
  image: { src: '/a.webp', description: 'A lipstick' },
  membershipId: '610501',
  savingsText: 'Save half',
}
const membership = { id: '610501', name: 'Annual', value: 'ANNUAL', duration: 'annually', price: { formatted: '£49.00', raw: 4900 } }
const log = () => vi.mocked(logError)

/** The contract's answers to the card's two requests. */
function answers(entry: unknown, memberships: unknown[] = [membership]) {
  vi.mocked(serverQuery).mockImplementation(async (_visit, document) =>
    (document as unknown) === MembershipsByIdsDocument ? { membershipsByIds: memberships } : { contentBySlug: entry },
  )
}

beforeEach(() => {
  log().mockReset()
})

test('the card has the CMS’s copy and the price of its membership [MTOGGLE-02, MTOGGLE-09]', async () => {
  answers({ ...entry, ...fields })
  expect(await toggleCardData(pageRequest)).toEqual({ ...fields, membershipPrice: '£49.00', duration: 'annually' })
  expect(vi.mocked(serverQuery).mock.calls[0]?.[1]).toBe(ContentBySlugDocument)
  expect(vi.mocked(serverQuery).mock.calls[0]?.[2]).toMatchObject({ slug: 'basket', contentType: 'MEMBERSHIP_TOGGLE_CARD', preview: false })
  expect(log()).not.toHaveBeenCalled()
})

test('a price that is not known yet is for no time [MTOGGLE-02]', async () => {
  answers({ ...entry, ...fields }, [{ ...membership, price: { formatted: 'Pending...', raw: -1 } }])
  expect(await toggleCardData(pageRequest)).toMatchObject({ membershipPrice: 'Pending...', duration: 'none' })
  answers({ ...entry, ...fields }, [{ ...membership, price: { formatted: '£0.00', raw: 0 } }])
  expect(await toggleCardData(pageRequest)).toMatchObject({ membershipPrice: '£0.00', duration: 'annually' })
})

test.each([[null], [{ src: '', description: '' }]])('%j is no picture [MTOGGLE-04]', async (image) => {
  answers({ ...entry, ...fields, image })
  expect((await toggleCardData(pageRequest))?.image).toBeNull()
})

test.each([
  ['is missing', undefined, [membership]],
  ['is an entry of another type', { ...entry, ...fields, __typename: 'AccountBanner' }, [membership]],
  ['has no heading', { ...entry, ...fields, heading: '' }, [membership]],
  ['names a membership that the store has not', { ...entry, ...fields }, []],
])('a card that %s leaves its place empty, and the log says so [MTOGGLE-18]', async (_what, found, memberships) => {
  answers(found, memberships)
  expect(await toggleCardData(pageRequest)).toBeUndefined()
  expect(log()).toHaveBeenCalledExactlyOnceWith("Failed to load 'Membership Toggle Card' on the basket page", expect.any(Error))
})

test('a card that does not load in time leaves its place empty, with a log entry [MTOGGLE-18]', async () => {
  vi.useFakeTimers()
  vi.mocked(serverQuery).mockReturnValue(new Promise(() => {}))
  const card = toggleCardData(pageRequest)
  await vi.advanceTimersByTimeAsync(slotLimitMs(pageRequest))
  vi.useRealTimers()
  expect(await card).toBeUndefined()
  expect(log()).toHaveBeenCalledOnce()
})
