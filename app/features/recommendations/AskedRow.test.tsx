// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { stores } from '#app/platform/store/stores.ts'
import { AskedRow } from './AskedRow.client.tsx'
import type { RowCard } from './RecommendationRow.tsx'
import { recommendationView } from './recommendation-view.ts'

vi.mock('#app/platform/graphql/browser-client.ts')
vi.mock('#app/platform/log/warn.ts')
vi.mock('./recommendation-view.ts')

const Card: RowCard = ({ card, origin, layout }) => <article>{[card.id, layout, origin?.location, origin?.source].join(' ')}</article>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.mocked(recommendationView).mockImplementation(({ id }) => ({
    id,
    heading: 'Goes well with',
    lead: undefined,
    cards: [],
    link: undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const show = (sku: string) => render(<AskedRow sku={sku} store={stores.uk} Card={Card} />)

test('the drawer requests products related to the added one, and additions carry its origin [BASKET-11]', async () => {
  vi.mocked(ask).mockResolvedValue({ recommendations: [{ id: 'row' }] })
  vi.mocked(recommendationView).mockReturnValue({
    id: 'row',
    heading: 'Goes well with',
    lead: undefined,
    cards: [{ id: 'blush' } as never],
    link: undefined,
  })
  show('LIP-07')
  expect(await screen.findByRole('heading', { level: 3, name: 'Goes well with' })).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('blush compact ATB_CONFIRMATION ATB_CONFIRMATION_CROSSSELL_CAROUSEL')
  expect(vi.mocked(ask).mock.calls[0]?.[1]).toEqual({
    recommendations: [{ id: 'basket-goes-well-with', location: 'ATB_CONFIRMATION', skus: ['LIP-07'], limit: 6 }],
  })
})

test.each([
  ['nothing goes well with it', () => Promise.resolve({ recommendations: [] })],
  ['it cannot be had', () => Promise.reject(new Error('no network'))],
])('nothing stands there when %s', async (_why, answer) => {
  vi.mocked(ask).mockImplementation(answer)
  const { container } = show('LIP-07')
  expect(container).not.toBeEmptyDOMElement()
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

test('ignores an outdated answer', async () => {
  const late = Promise.withResolvers<unknown>()
  vi.mocked(ask)
    .mockReturnValueOnce(late.promise)
    .mockResolvedValueOnce({ recommendations: [{ id: 'newer' }] })
  const { rerender } = show('LIP-07')
  rerender(<AskedRow sku="LIP-08" store={stores.uk} Card={Card} />)
  await waitFor(() => expect(document.querySelector('#newer')).not.toBeNull())
  await act(async () => late.resolve({ recommendations: [{ id: 'older' }] }))
  expect(document.querySelector('#older')).toBeNull()
  expect(warnLeftOut).not.toHaveBeenCalled()
})
