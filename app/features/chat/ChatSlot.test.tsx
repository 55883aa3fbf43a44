// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReviewsSlot } from '#app/features/reviews/ReviewsSlot.client.tsx'
import { ChatSlot } from './ChatSlot.client.tsx'

vi.mock('#app/platform/consent/use-consent.client.ts', () => ({ useAllowed: () => true }))
vi.mock('./Chat.client.tsx', () => {
  throw new Error('the network is gone')
})
vi.mock('#app/features/reviews/ReviewStrip.client.tsx', () => {
  throw new Error('the network is gone')
})

test('services that cannot be loaded leave the page as it is without them', async () => {
  render(
    <>
      <p>The page</p>
      <ChatSlot locale="en-GB" flag="1" isProductPage={false} />
      <ReviewsSlot locale="en-GB" flag="1" />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('The page')).toBeVisible()
})
