// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bannersCopy } from '#app/messages/frame/banners.ts'
import { BannersAbove } from './BannersAbove.client.tsx'
import type { PromoTone, SkinnyView } from './banners-view.ts'
import { noBanners } from './banners-view.ts'
import { PhonePromo } from './promo/PhonePromo.client.tsx'

const skinny: SkinnyView = {
  id: 'lips',
  link: { href: '/shop/makeup/lips', opensNewTab: false },
  longText: 'Lip week',
  shortText: 'Lip week',
  ground: undefined,
  endsAt: undefined,
  display: 'clock',
  experiment: undefined,
  isFreeDelivery: false,
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['session']
  document.cookie = 'ottilie-session-key=; max-age=0'
})

/** The banners above and below a page, as its frame mounts them. */
function showOn(width: 'phone' | 'wide', ground: PromoTone, own?: SkinnyView['ground'], referral?: string) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: width === 'phone' }))
  const slides = [{ kind: 'message' as const, html: '20% off', link: undefined, onlyFor: 'typical' as const }]
  const promo = { ground, letters: 'PRIMARY_DARK' as const, slides, slideNames: ['Message 1 of 1'] }
  const rendered = { ...noBanners, skinny: { ...skinny, ground: own }, promo, referral }
  render(
    <>
      <BannersAbove
        rendered={rendered}
        ownAddress={undefined}
        basketHref="/basket"
        words={bannersCopy}
        locale="en-GB"
        renderedAt={undefined}
      />
      <main />
      <PhonePromo rendered={rendered} words={bannersCopy} />
    </>,
  )
}

/** The style that sets the line's background; undefined is the shop's primary dark. */
const lineColour = (words: string) =>
  screen.getByText((_, element) => element?.tagName === 'A' && element.textContent.includes(words)).parentElement?.style.backgroundColor

test('two banners never have the same colour', () => {
  showOn('wide', 'ACCENT_WARM', { colour: '#F8CDB9', letters: 'dark' })
  expect(lineColour('Lip week')).toBe('')
})

test('a line with a colour of its own keeps it beside another', () => {
  showOn('wide', 'WARNING_MEDIUM', { colour: '#f8cdb9', letters: 'dark' })
  expect(lineColour('Lip week')).toBe('rgb(248, 205, 185)')
})

test.each([undefined, 'Rosa has sent you £10 off'])('a dark line turns light over a dark banner', (referral) => {
  showOn('wide', 'PRIMARY_DARK', undefined, referral)
  expect(lineColour(referral ?? 'Lip week')).toBe('rgb(220, 232, 241)')
})

test('wide windows have both above the page, phones one line above and the other below', () => {
  const isAfterPage = () => screen.getByText('20% off').compareDocumentPosition(screen.getByRole('main')) & Node.DOCUMENT_POSITION_PRECEDING
  showOn('wide', 'ACCENT_WARM')
  expect(isAfterPage()).toBe(0)
  document.body.replaceChildren()
  showOn('phone', 'ACCENT_WARM')
  expect(isAfterPage()).not.toBe(0)
})

test('an offer for others stays hidden from members until their own banners have loaded', () => {
  showOn('wide', 'ACCENT_WARM')
  expect(screen.getByText('20% off')).toHaveAttribute('data-tier-only', 'typical')
})

const EXPERIMENT = 'experiment-lip-week'

/** A page whose line was rendered for the base of an experiment. Gives the variation that asks to be recorded, if one does. */
async function showExperiment(own?: Promise<Response>): Promise<() => string | null | undefined> {
  // Own banners are requested once per page: each test is a page of its own.
  vi.resetModules()
  if (own) vi.stubGlobal('fetch', () => own)
  const { BannersAbove: Above } = await import('./BannersAbove.client.tsx')
  const rendered = { ...noBanners, skinny: { ...skinny, experiment: { flag: EXPERIMENT, variation: '0' } } }
  const { container } = render(
    <Above rendered={rendered} ownAddress="/api/banners" basketHref="/basket" words={bannersCopy} locale="en-GB" renderedAt={undefined} />,
  )
  return () => container.querySelector('[data-exposure]')?.getAttribute('data-variation')
}

test('a visitor without a session is in no group, and no exposure is recorded', async () => {
  expect((await showExperiment())()).toBeUndefined()
})

test('a page that was rendered for a session records the variation of its line', async () => {
  document.documentElement.dataset['session'] = 'abc'
  expect((await showExperiment())()).toBe('0')
})

test('a shared page records what a visitor with a session is shown once their own banners are there, and nothing without them', async () => {
  document.cookie = 'ottilie-session-key=abc'
  const own = Promise.withResolvers<Response>()
  const measured = await showExperiment(own.promise)
  expect(measured()).toBeUndefined()
  const banners = { ...noBanners, skinny: { ...skinny, experiment: { flag: EXPERIMENT, variation: '1' } } }
  await act(async () => own.resolve(Response.json({ banners })))
  await vi.waitFor(() => expect(measured()).toBe('1'))

  const measuredAfterFailure = await showExperiment(Promise.resolve(Response.json({})))
  await act(async () => undefined)
  expect(measuredAfterFailure()).toBeUndefined()
})
