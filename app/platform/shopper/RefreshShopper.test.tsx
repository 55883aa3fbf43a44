// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RefreshShopper } from './RefreshShopper.client.tsx'
import { GUEST, saveShopper } from './shopper-record.ts'

const refreshShopper = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./refresh-shopper.client.ts', () => ({ refreshShopper }))

const stored = { ...GUEST, id: 'uk-plus-member', name: 'Maya', isLoggedIn: true, isMember: true, basketCount: 1 }
const rendered = { name: 'Maya', isMember: true, hasMembershipInBag: false, basketCount: 1 }

beforeEach(() => {
  refreshShopper.mockReset().mockResolvedValue()
  document.documentElement.dataset['session'] = 'abc'
  saveShopper(stored)
})

test.each([
  ['name', { name: 'May' }],
  ['membership', { isMember: false }],
  ['membership in the basket', { hasMembershipInBag: true }],
  ['basket', { basketCount: 0 }],
])('another %s than the stored one is fetched', async (_, changed) => {
  render(<RefreshShopper {...rendered} {...changed} />)
  await waitFor(() => expect(refreshShopper).toHaveBeenCalledTimes(1))
})

test('nothing is fetched for a shopper who is as stored, nor for one whom the header fetches', async () => {
  render(<RefreshShopper {...rendered} />)
  document.documentElement.dataset['session'] = 'another'
  render(<RefreshShopper {...rendered} basketCount={3} />)
  // What is imported meanwhile has been imported now.
  await import('./refresh-shopper.client.ts')
  expect(refreshShopper).not.toHaveBeenCalled()
})
