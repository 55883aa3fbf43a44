// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { PromptSlot } from './PromptSlot.client.tsx'

vi.mock('./Prompts.client.tsx', () => ({ Prompts: () => <p>prompts</p> }))

const member = { ...GUEST, id: 'uk-plus-member', isLoggedIn: true }

async function slotAt(path: string) {
  history.replaceState(null, '', path)
  render(<PromptSlot />)
  await act(() => vi.dynamicImportSettled())
  return screen.queryByText('prompts')
}

beforeEach(() => {
  document.documentElement.dataset['session'] = 'abc'
  saveShopper(member)
})

test.each([
  '/basket',
  '/us/basket',
  '/checkout',
  '/us/checkout/success?order=1',
  '/login',
  '/us/login?redirectTo=%2F',
  '/signin',
  '/us/signin',
  '/register',
  '/us/register',
  '/guest-details',
  '/us/guest-details',
])('%s has no prompts', async (path) => {
  expect(await slotAt(path)).toBeNull()
})

test.each(['/', '/us', '/shop/makeup', '/us/basketball', '/blog/login', '/legal/terms-and-conditions'])('%s may have one', async (path) => {
  expect(await slotAt(path)).toBeVisible()
})

test('a guest has none', async () => {
  saveShopper(GUEST)
  expect(await slotAt('/')).toBeNull()
})
