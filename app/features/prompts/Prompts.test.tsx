// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { findPrompt, type Prompt } from './find-prompt.client.ts'
import { Prompts } from './Prompts.client.tsx'
import { quietMoment } from './quiet-moment.ts'

vi.mock('./find-prompt.client.ts', () => ({ findPrompt: vi.fn() }))
vi.mock('./quiet-moment.ts', () => ({ quietMoment: vi.fn() }))
vi.mock('#app/platform/log/warn.ts', () => ({ warnLeftOut: vi.fn() }))
vi.mock('./RenewalModal.client.tsx', () => ({ RenewalModal: () => <p>renewal</p> }))
// As a script that cannot be loaded.
vi.mock('./DiscoveryJourney.client.tsx', () => {
  throw new Error('The script was not found.')
})

const renewal: Prompt = {
  name: 'FAILED_RENEWAL',
  owner: { user: 'ada', store: 'en-GB' },
  left: { unit: 'day', duration: 3 },
  hasGift: false,
}

/** Ends the wait for a quiet moment. */
let becomeQuiet: () => void
let complaints: unknown[]

beforeEach(() => {
  vi.clearAllMocks()
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((complaint) => complaints.push(complaint))
  vi.mocked(findPrompt).mockResolvedValue(renewal)
  vi.mocked(quietMoment).mockImplementation(
    (left) =>
      new Promise((resolve, reject) => {
        becomeQuiet = () => (left.aborted ? reject(left.reason) : resolve())
      }),
  )
})

afterEach(() => vi.restoreAllMocks())

/** Lets imports and promises settle, and the sheet of the prompts load. */
const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    for (const sheet of document.querySelectorAll('link')) sheet.dispatchEvent(new Event('load'))
  })
const shown = () => screen.queryByText('renewal')

test('a prompt waits for a quiet moment of the page', async () => {
  render(<Prompts />)
  await settled()
  expect(quietMoment).toHaveBeenCalledTimes(1)
  expect(shown()).toBeNull()
  becomeQuiet()
  await settled()
  await settled()
  expect(shown()).not.toBeNull()
})

test('who has left the page is shown none, and nothing is said of it', async () => {
  const { unmount } = render(<Prompts />)
  await settled()
  unmount()
  becomeQuiet()
  await settled()
  expect(shown()).toBeNull()
  expect(warnLeftOut).not.toHaveBeenCalled()
})

test('a prompt whose script cannot be loaded shows nothing, and the page stands', async () => {
  const discovery = { ...renewal, name: 'DISCOVERY_JOURNEY_MODAL', marks: [], slides: [], rule: 'last-slide', areFuturePerks: false }
  vi.mocked(findPrompt).mockResolvedValue(discovery as Prompt)
  render(
    <>
      <p>page</p>
      <Prompts />
    </>,
  )
  await settled()
  becomeQuiet()
  await settled()
  await settled()
  expect(screen.getByText('page')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(complaints).toEqual([])
})

test('when no prompt can be found for a failure, none shows, and a warning says so', async () => {
  const failure = new Error('no answer')
  vi.mocked(findPrompt).mockRejectedValue(failure)
  render(<Prompts />)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(warnLeftOut).toHaveBeenCalledWith('A prompt', failure)
})
