// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GUEST, saveShopper } from './shopper-record.ts'
import { shopperStanding } from './shopper-standing.ts'
import { useShopper } from './use-shopper.client.ts'

const refreshShopper = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./refresh-shopper.client.ts', () => ({ refreshShopper }))

const stored = {
  ...GUEST,
  id: 'uk-plus-member',
  name: 'Maya',
  isLoggedIn: true,
  isMember: true,
  basketCount: 1,
  membership: { id: '610501', name: 'Annual Membership' },
}
const { dataset } = document.documentElement

beforeEach(() => {
  refreshShopper.mockReset().mockResolvedValue()
  dataset['session'] = 'abc'
  delete dataset['standing']
  saveShopper(stored)
})

test.each([
  ['name', { name: 'May' }],
  ['right to the Member’s Price', { isMember: false }],
  ['plan, as after an upgrade', { membership: { id: '610101', name: 'Ottilie Plus' } }],
  ['membership, as of a record that does not tell it', { membership: undefined }],
  ['membership in the basket', { hasMembershipInBag: true }],
  ['basket', { basketCount: 0 }],
])('a page that was rendered for another %s than the stored one fetches the shopper, once', async (_, changed) => {
  dataset['standing'] = shopperStanding({ ...stored, ...changed })
  renderHook(() => useShopper())
  renderHook(() => useShopper())
  await waitFor(() => expect(refreshShopper).toHaveBeenCalledTimes(1))
})

test('a page of the stored shopper fetches nothing, also after what it changed itself, and a shared page cannot know', async () => {
  dataset['standing'] = shopperStanding(stored)
  renderHook(() => useShopper())
  saveShopper({ ...stored, basketCount: 2 })
  renderHook(() => useShopper())
  await vi.dynamicImportSettled()
  expect(refreshShopper).not.toHaveBeenCalled()
})

test('a page of a guest asks for nothing more, whether or not the record tells that there is no membership', async () => {
  for (const membership of [undefined, { id: 'none:none', name: 'none' }]) {
    saveShopper({ ...GUEST, membership })
    dataset['standing'] = shopperStanding({ ...GUEST, membership: { id: 'none:none' } })
    renderHook(() => useShopper())
  }
  await vi.dynamicImportSettled()
  expect(refreshShopper).not.toHaveBeenCalled()
})

test('a session without a record fetches the shopper', async () => {
  dataset['session'] = 'another'
  renderHook(() => useShopper())
  await waitFor(() => expect(refreshShopper).toHaveBeenCalledTimes(1))
})
