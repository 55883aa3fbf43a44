// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { PromptSlot } from './PromptSlot.client.tsx'

// As a script that cannot be loaded.
vi.mock('./Prompts.client.tsx', () => {
  throw new Error('The script was not found.')
})

test('if the script of the prompts cannot be loaded, the page stands without them', async () => {
  const complaint = vi.spyOn(console, 'error')
  document.documentElement.dataset['session'] = 'abc'
  saveShopper({ ...GUEST, id: 'uk-plus-member', isLoggedIn: true })
  const { container } = render(
    <>
      <p>page</p>
      <PromptSlot />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  await act(async () => undefined)
  expect(container.textContent).toBe('page')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(complaint).not.toHaveBeenCalled()
})
