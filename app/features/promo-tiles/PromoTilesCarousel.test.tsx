// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { stores } from '#app/platform/store/stores.ts'
import { PromoTilesCarousel } from './PromoTilesCarousel.client.tsx'
// Preload what a session loads, so that no test waits for a module.
import './own-tiles.client.tsx'
import { tileSlides } from './tile-slides.tsx'
import { type TileView, tileView } from './tile-view.ts'

const tile = (title: string, promoType: string | null = null): TileView => {
  const view = tileView(
    {
      id: title,
      title,
      description: 'It is *yours*.',
      subTitle: null,
      buttonText: 'Read more',
      href: '/shop',
      target: '_blank',
      image: null,
      successIcon: false,
      progress: null,
      variant: 'slim',
      layout: 'padding',
      promoType,
    },
    stores.uk,
  )
  if (!view) throw new Error('no tile')
  return view
}

vi.mock('#app/platform/log/warn.ts', () => ({ warnLeftOut: vi.fn() }))
const warned = vi.mocked(warnLeftOut)
const answer = vi.fn<(address: string) => Promise<unknown>>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', async (address: string) => Response.json(await answer(address)))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  warned.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset['session']
  document.cookie = 'ottilie-session-key=; max-age=0'
})

const show = (...tiles: TileView[]) =>
  render(<PromoTilesCarousel slides={tileSlides(tiles)} perView={1} ownAddress="/promo-tiles?placement=PRODUCT" />)
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

test('a cold visit requests nothing: its tiles are in the page', () => {
  show(tile('Samples'))
  expect(headings()).toEqual(['Samples'])
  expect(screen.getByText('yours').tagName).toBe('EM')
  expect(screen.getByRole('link', { name: 'Read more (opens in a new tab)' })).toHaveAttribute('href', '/shop')
  expect(answer).not.toHaveBeenCalled()
})

test('visitors with a session see their own tiles on a shared page', async () => {
  document.cookie = 'ottilie-session-key=abc'
  answer.mockResolvedValue({ tiles: [tile('Refer a friend')] })
  show(tile('Join'))
  await waitFor(() => expect(headings()).toEqual(['Refer a friend']))
  expect(answer).toHaveBeenCalledWith('/promo-tiles?placement=PRODUCT')
})

test('tiles follow the bag: the newest answer counts, and one that fails changes nothing', async () => {
  document.documentElement.dataset['session'] = 'abc'
  const late = Promise.withResolvers<unknown>()
  answer.mockReturnValueOnce(late.promise).mockResolvedValueOnce({ tiles: [tile('£12 more')] })
  show(tile('£26 more'))
  expect(answer).not.toHaveBeenCalled()
  saveShopper({ ...GUEST, basketCount: 1 })
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  saveShopper({ ...GUEST, basketCount: 2 })
  await waitFor(() => expect(headings()).toEqual(['£12 more']))
  await act(async () => late.resolve({ tiles: [tile('£19 more')] }))
  expect(headings()).toEqual(['£12 more'])

  answer.mockResolvedValueOnce({ tiles: null }).mockRejectedValueOnce(new Error('no network'))
  saveShopper({ ...GUEST, basketCount: 3 })
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(3))
  saveShopper({ ...GUEST, basketCount: 4 })
  await waitFor(() => expect(warned).toHaveBeenCalledWith('promo tiles', new Error('no network')))
  expect(headings()).toEqual(['£12 more'])

  // Notified again without a change: nothing is requested.
  saveShopper({ ...GUEST, basketCount: 4 })
  await act(async () => undefined)
  expect(answer).toHaveBeenCalledTimes(4)
})

test('hides membership offers from members [PROMOTILE-05]', () => {
  show(tile('Join', 'membership-upsell-tile'), tile('Samples'))
  expect(screen.getByRole('heading', { name: 'Join' }).closest('[data-tier-only]')).toHaveAttribute('data-tier-only', 'typical')
  expect(screen.getByText('Samples').closest('[data-tier-only]')).toBeNull()
})
