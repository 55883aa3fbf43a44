// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { PromptSlot } from './PromptSlot.client.tsx'

vi.mock('./Prompts.client.tsx', () => ({ Prompts: () => <p>prompts</p> }))

beforeEach(() => {
  document.documentElement.dataset['session'] = 'abc'
})

test.each([true, false])('prompts load if somebody is logged in: %s', async (isLoggedIn) => {
  saveShopper({ ...GUEST, id: 'uk-plus-member', isLoggedIn })
  render(<PromptSlot />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryAllByText('prompts')).toHaveLength(isLoggedIn ? 1 : 0)
})
