// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReviewsSlot } from './ReviewsSlot.client.tsx'

vi.mock('#app/platform/consent/use-consent.client.ts', () => ({ useAllowed: () => true }))
vi.mock('./ReviewStrip.client.tsx', () => {
  throw new Error('the network is gone')
})

test('the page works if the review strip fails to load', async () => {
  render(
    <>
      <p>The page</p>
      <ReviewsSlot locale="en-GB" flag="1" />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('The page')).toBeVisible()
})
