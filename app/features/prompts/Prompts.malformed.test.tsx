// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { findPrompt, type Prompt } from './find-prompt.client.ts'
import { Prompts } from './Prompts.client.tsx'

vi.mock('./find-prompt.client.ts', () => ({ findPrompt: vi.fn() }))
vi.mock('./quiet-moment.ts', () => ({ quietMoment: () => Promise.resolve() }))
vi.mock('#app/platform/log/warn.ts', () => ({ warnLeftOut: vi.fn() }))

beforeEach(() => {
  // The framework tells of the failure too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => vi.restoreAllMocks())

/** Lets imports and promises settle, and the sheet of the prompts load. */
const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    for (const sheet of document.querySelectorAll('link')) sheet.dispatchEvent(new Event('load'))
  })

const common = { owner: { user: 'ada', store: 'en-GB' }, marks: [] }
const gifts = { modalHeader: 'A year', modalDescription: 'Words', termsAndConditions: 'Terms', gifts: [{ id: 'g', label: 'G', slug: 'g' }] }

test.each([
  ['a gift without a picture', { ...common, name: 'ANNIVERSARY_GIFT_TEASER', days: 3, isLiteral: false, gifts }],
  [
    'a slide without its perks',
    { ...common, name: 'DISCOVERY_JOURNEY_MODAL', slides: [{ id: 'ACTIVE_BENEFITS' }], rule: 'last-slide', areFuturePerks: false },
  ],
])('of %s no prompt is shown, the page stands, and it is told once', async (_what, prompt) => {
  vi.mocked(warnLeftOut).mockClear()
  // An answer of another version of the contract, which the types do not know.
  vi.mocked(findPrompt).mockResolvedValue(prompt as unknown as Prompt)
  render(
    <>
      <p>page</p>
      <Prompts />
    </>,
  )
  await settled()
  await settled()
  await settled()
  expect(screen.getByText('page')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(warnLeftOut).toHaveBeenCalledTimes(1)
})
