// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PictureSupport } from '#app/design-system/picture/PictureSupport.client.tsx'
import { storeOf } from '#app/platform/store/stores.ts'
import { FlowStep } from './FlowStep.tsx'
import type { FlowStanding, ShownQuestion } from './flow-data.ts'

const track = vi.hoisted(() => vi.fn())
vi.mock('#app/platform/tracking/track.ts', () => ({ track, trackUnchecked: track }))

const store = storeOf('en-GB')

const base: ShownQuestion = {
  __typename: 'BaseStep',
  id: 'a-step',
  header: 'What you would miss',
  isAbortable: true,
  metadata: [],
  contentBlocks: [],
  actions: { primaryActionId: 'keep', primaryLabel: 'Keep it', secondaryActionId: null, secondaryLabel: null },
  tracking: { event: 'Page Element Viewed', properties: { flow: 'cancel', step: 'a-step', nested: { not: 'plain' } } },
}

const gift = {
  __typename: 'CustomComponentBlock',
  component: 'free-gift-offer',
  data: {
    __typename: 'FreeGiftOffer',
    heading: 'Stay, and this is yours',
    subText: 'Free',
    imageUrl: '/images/catalogue/gone-720.webp',
    imageAlt: 'A lipstick',
    franchiseName: 'Ottilie',
    productName: 'Lipstick',
    rating: 4.5,
    ratingCount: 3,
  },
}

/** Shows a step as the contract of another day may send it. */
function show(step: object) {
  const standing: FlowStanding = {
    // What a newer contract sends is what this test is about.
    step: step as FlowStanding['step'],
    previousStepId: null,
    selectedOptions: [],
    additionalText: null,
    feedback: null,
  }
  return render(<FlowStep store={store} flow="cancel" standing={standing} problem={undefined} typed={{}} />)
}

beforeEach(() => track.mockClear())

describe('what the shop does not know', () => {
  test('a kind of step is said to be unknown, with a way to help and a way back', () => {
    show({ __typename: 'DateChoiceStep' })
    expect(screen.getByRole('status')).toHaveTextContent('We cannot show this step here. Nothing has changed')
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    expect(screen.getByRole('link', { name: 'Back to your membership' })).toHaveAttribute('href', '/account/my-membership')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['a block', { __typename: 'VideoBlock' }],
    ['a component', { __typename: 'CustomComponentBlock', component: 'refund-table', data: { __typename: 'RefundTable' } }],
  ])('%s is left out and said to be missing, and the step can be answered [MFLOW-05]', (_what, block) => {
    const words = { __typename: 'MarkdownBlock', id: 'w', label: null, value: 'Before you go', style: 'loud' }
    show({ ...base, contentBlocks: [words, block] })
    expect(screen.getByText('Before you go')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('A part of this step cannot be shown here')
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeVisible()
  })
})

describe('what a step shows', () => {
  test('words are never more than words: no markup, no scripts, no links that run [MFLOW-03]', () => {
    const value = '<img src=x onerror=alert(1)> [run](javascript:alert(1)) [go](/join) **bold** <script>alert(1)</script>'
    const { container } = show({
      ...base,
      contentBlocks: [{ __typename: 'MarkdownBlock', id: 'w', label: 'A heading', value, style: 'note' }],
    })
    expect(container.querySelector('script, img')).toBeNull()
    expect([...container.querySelectorAll('.membership-words a')].map((link) => link.getAttribute('href'))).toEqual(['/join'])
    expect(screen.getByRole('heading', { level: 3, name: 'A heading' })).toBeVisible()
    expect(container.querySelector('.membership-words')).toHaveAttribute('data-style', 'note')
  })

  test.each([
    ['an image', { __typename: 'ImageBlock', id: 'p', src: '/images/catalogue/gone-720.webp', altText: 'A lipstick' }],
    ['a gift', gift],
  ])('%s whose picture is gone shows the placeholder in its place, and its words stand', (_what, block) => {
    render(<PictureSupport />)
    const { container } = show({ ...base, contentBlocks: [block] })
    const picture = screen.getByAltText('A lipstick')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('src', '/images/placeholder.svg')
    expect(picture).not.toHaveAttribute('srcset')
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })

  test.each(['https://elsewhere.example/x.png', '//elsewhere.example/x.png', 'javascript:alert(1)', ''])(
    'a picture from %j is told in its words [MFLOW-04]',
    (src) => {
      const { container } = show({ ...base, contentBlocks: [{ __typename: 'ImageBlock', id: 'p', src, altText: 'A lipstick' }] })
      expect(container.querySelector('img')).toBeNull()
      expect(screen.getByText('A lipstick')).toBeVisible()
    },
  )

  test('pros and cons are two lists; one that is empty is left out [MFLOW-06]', () => {
    const data = { __typename: 'ProsConsList', heading: 'Think twice', pros: ['Lower prices'], cons: [] }
    show({ ...base, contentBlocks: [{ __typename: 'CustomComponentBlock', component: 'pros-cons-list', data }] })
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'What you have' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'What would go' })).toBeNull()
  })

  test('a gift is shown with its product, or in a word [MFLOW-07, MFLOW-08]', () => {
    const gift = { heading: 'Stay', subText: 'Full size.' }
    const product = {
      imageUrl: '/images/catalogue/balm-720.webp',
      imageAlt: 'Balm by Ottilie',
      franchiseName: 'Ottilie',
      productName: 'Barrier Balm',
      rating: 4.66,
      ratingCount: 1204,
    }
    const offer = (data: object) => ({
      ...base,
      contentBlocks: [{ __typename: 'CustomComponentBlock', component: 'free-gift-offer', data }],
    })
    const { unmount } = show(offer({ __typename: 'FreeGiftOffer', ...gift, ...product }))
    expect(screen.getByRole('img', { name: 'Balm by Ottilie' })).toBeVisible()
    expect(screen.getByText('4.7 out of 5 stars, 1,204 reviews')).toBeInTheDocument()
    unmount()
    show(offer({ __typename: 'FreeGiftOfferCard', ...gift }))
    expect(screen.getByRole('heading', { name: 'Stay' })).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('its actions are its buttons; one that there is not is not shown', () => {
    show(base)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})

describe('what showing a step reports', () => {
  test('is its event once, with plain values [MFLOW-02]', () => {
    show(base)
    expect(track.mock.calls).toEqual([[{ event: 'Page Element Viewed', properties: { flow: 'cancel', step: 'a-step' } }]])
  })

  test('is nothing that only the server tells of', () => {
    show({ ...base, tracking: { event: 'Membership Cancelled', properties: { flow: 'cancel' } } })
    expect(track).not.toHaveBeenCalled()
  })

  test('is nothing at the end of a flow, whose page can be read again: the handler of the answer tells of it', () => {
    const tracking = { event: 'Membership Cancelled', properties: { flow: 'cancel' } }
    show({
      __typename: 'ResultStep',
      id: 'cancel-completed',
      result: 'COMPLETED',
      title: 'Cancelled',
      body: 'Done',
      tracking,
      isRepeated: true,
    })
    expect(screen.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
    expect(track).not.toHaveBeenCalled()
  })

  test('is nothing if the event has a name that nobody knows', () => {
    show({ ...base, tracking: { event: 'Run This', properties: {} } })
    expect(track).not.toHaveBeenCalled()
  })
})
