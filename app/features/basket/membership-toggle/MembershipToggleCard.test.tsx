// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { TYPICAL_JOURNEY_COOKIE } from '#app/platform/session/session-cookies.ts'
import { membershipItem, testBasket } from '../testing/basket-views.ts'
import { answer, holdBasket, requested, standInStore } from '../testing/stand-in-store.ts'
import { MembershipToggleCard } from './MembershipToggleCard.client.tsx'

vi.mock('../store/basket-store.client.ts', async () => (await import('../testing/stand-in-store.ts')).standInStore)

const offer = {
  heading: 'Join and pay the Member’s Price',
  locale: 'en-GB',
  showToggle: true,
  accordionHeading: 'What a membership brings',
  image: { src: '/images/a-720.webp', description: 'Lipstick on paper' },
  membershipId: '610501',
  membershipPrice: '£49.00',
  duration: 'annually',
  savingsText: 'Members save about half on every order',
  perks: (
    <ul>
      <li>Early word</li>
    </ul>
  ),
  terms: <p>Terms apply</p>,
} as const
const none = testBasket()
const inBasket = testBasket({ items: [membershipItem()] })

const card = () => screen.getByRole('region', { name: offer.heading })
const toggle = () => screen.getByRole('switch')

function open(basket = none, changes: Partial<Parameters<typeof MembershipToggleCard>[0]> = {}) {
  holdBasket(basket)
  render(<MembershipToggleCard {...offer} initial={basket} {...changes} />)
}

beforeEach(() => {
  document.cookie = `${TYPICAL_JOURNEY_COOKIE}=; max-age=0; path=/`
})

test('the card has a heading, what the membership costs and saves, its picture, perks and terms [MTOGGLE-01, MTOGGLE-02, MTOGGLE-03, MTOGGLE-04, MTOGGLE-07, MTOGGLE-08, MTOGGLE-09]', () => {
  open()
  expect(screen.getByRole('heading', { level: 2, name: offer.heading })).toBeInTheDocument()
  expect(card()).toHaveTextContent('£49.00 a year. Members save about half on every order')
  expect(screen.getByRole('img', { name: 'Lipstick on paper' })).toBeInTheDocument()
  expect(within(screen.getByRole('group')).getByText('Early word')).toBeInTheDocument()
  expect(within(screen.getByRole('group')).getByRole('heading', { name: offer.accordionHeading, hidden: true })).toBeInTheDocument()
  expect(screen.getByText('Terms apply')).toBeInTheDocument()
})

test('it renders without a picture, and without its switch where the CMS says so [MTOGGLE-04, MTOGGLE-09]', () => {
  open(none, { image: null, showToggle: false, duration: 'none' })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(card()).toHaveTextContent('£49.00. Members save')
})

test('the control of the accordion reads See more, and " See less" while it is open [MTOGGLE-05, MTOGGLE-06]', async () => {
  open()
  const control = () => card().querySelector('summary')
  expect(control()?.textContent).toBe('See more')
  await userEvent.click(screen.getByText('See more'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
  expect(control()?.textContent).toBe(' See less')
  await userEvent.click(screen.getByText('See less'))
  expect(control()?.textContent).toBe('See more')
})

test('the control follows an accordion that was opened before the scripts had come [MTOGGLE-06]', () => {
  vi.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true)
  open()
  expect(card().querySelector('summary')?.textContent).toBe(' See less')
})

test('turned on, it adds the membership from the card, waits disabled and loading, and remembers the member’s journey [MTOGGLE-10, MTOGGLE-11, MTOGGLE-14, MTOGGLE-15]', async () => {
  open()
  expect(toggle()).not.toBeChecked()
  toggle().focus()
  await userEvent.keyboard(' ')
  expect(requested).toEqual([{ kind: 'addMembership', membershipId: '610501', location: 'MEMBERSHIP_TOGGLE_CARD' }])
  expect(toggle()).toBeDisabled()
  expect(toggle()).toHaveAttribute('aria-busy', 'true')
  expect(document.cookie).not.toContain('typical-journey=')

  await act(() => answer(inBasket))

  expect(toggle()).toBeChecked()
  expect(toggle()).toBeEnabled()
  expect(toggle()).not.toHaveAttribute('aria-busy')
  expect(document.cookie).toContain(`${TYPICAL_JOURNEY_COOKIE}=0`)
})

test('turned off, it removes the membership’s line and remembers the typical journey [MTOGGLE-12, MTOGGLE-13]', async () => {
  open(inBasket)
  await userEvent.click(toggle())
  expect(requested).toEqual([{ kind: 'remove', lineId: 'membership-line' }])
  expect(toggle()).toBeDisabled()
  await act(() => answer(none))
  expect(toggle()).not.toBeChecked()
  expect(document.cookie).toContain(`${TYPICAL_JOURNEY_COOKIE}=1`)
})

test('the focus returns to the switch once it is enabled again, unless it has moved on; otherwise it is not moved', async () => {
  open()
  await userEvent.click(toggle())
  // Browsers blur a control when it is disabled; jsdom does not.
  act(() => toggle().blur())
  await act(() => answer(inBasket))
  expect(toggle()).toHaveFocus()

  await userEvent.click(toggle())
  act(() => screen.getByText('See more').closest('summary')?.focus())
  await act(() => answer(none))
  expect(screen.getByText('See more').closest('summary')).toHaveFocus()

  act(() => screen.getByText('See more').closest('summary')?.blur())
  act(() => void standInStore.changeBasket({ kind: 'addMembership', membershipId: '610501' }))
  await act(() => answer(inBasket))
  expect(toggle()).toBeChecked()
  expect(document.body).toHaveFocus()
})

test.each([
  ['add', none, false, /^Could not add membership 610501 in MembershipToggleCard/],
  ['removal', inBasket, true, /^Could not remove membership from bag in MembershipToggleCard/],
] as const)('a failed %s leaves the switch as it was, and is logged [MTOGGLE-16, MTOGGLE-17]', async (_what, basket, isOn, words) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open(basket)
  await userEvent.click(toggle())
  await act(() => answer('failed'))
  expect(toggle()).toHaveProperty('checked', isOn)
  expect(toggle()).toBeEnabled()
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words))
  expect(document.cookie).not.toContain('typical-journey=')
})

test.each([
  ['on', none, false, /^Could not add membership 610501 in MembershipToggleCard/],
  ['off', inBasket, true, /^Could not remove membership from bag in MembershipToggleCard/],
] as const)(
  'a turn %s that the server answers without doing it is a failure too: no journey is remembered [MTOGGLE-11, MTOGGLE-13, MTOGGLE-16, MTOGGLE-17]',
  async (_what, basket, isOn, words) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open(basket)
    await userEvent.click(toggle())
    await act(() => answer(basket))
    expect(toggle()).toHaveProperty('checked', isOn)
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words))
    expect(document.cookie).not.toContain('typical-journey=')
  },
)

test('a membership that came with a kit cannot be turned off by itself', () => {
  open(testBasket({ items: [membershipItem({ removable: false })] }))
  expect(toggle()).toBeChecked()
  expect(toggle()).toBeDisabled()
})

test('turning it does not move it in the window, whatever changes above; other changes may', async () => {
  const above = { height: 300 }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, above.height, 600, 200))
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  open()
  await userEvent.click(toggle())
  // The membership's line is inserted above between two frames.
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValueOnce(new DOMRect(0, 300, 600, 200))
  above.height = 420
  await act(() => answer(inBasket))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 120, behavior: 'instant' })

  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValueOnce(new DOMRect(0, 420, 600, 200))
  above.height = 540
  await act(() => holdBasket(testBasket({ items: [membershipItem({ id: 'other' })] })))
  expect(scrolled).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
