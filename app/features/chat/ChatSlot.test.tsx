// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChatSlot } from './ChatSlot.client.tsx'

vi.mock('#app/platform/consent/use-consent.client.ts', () => ({ useAllowed: () => true }))
vi.mock('./Chat.client.tsx', () => {
  throw new Error('the network is gone')
})

test('the page works if the chat fails to load', async () => {
  render(
    <>
      <p>The page</p>
      <ChatSlot locale="en-GB" flag="1" isProductPage={false} />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('The page')).toBeVisible()
})
