// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { AnniversaryTeaser } from './AnniversaryTeaser.client.tsx'
import type { Gifts } from './find-prompt.client.ts'

vi.mock('#app/platform/graphql/page-questions.ts', () => ({ askForPage: vi.fn(async () => ({})) }))
HTMLDialogElement.prototype.showModal = () => undefined

test('links of its texts lead where those of the shop may, and others are words', () => {
  const gifts = {
    modalHeader: 'Your gift arrives in',
    modalDescription: 'See [your perks](/account/member-benefits) or [this](http://x.example).',
    termsAndConditions: '[Terms](shop/terms)',
    gifts: [],
  }
  const { container } = render(
    <AnniversaryTeaser
      owner={{ user: 'ada', store: 'en-US' }}
      marks={[]}
      days={3}
      gifts={gifts}
      isLiteral={false}
      onReminded={() => undefined}
    />,
  )
  const links = Array.from(container.querySelectorAll('.anniversary-words a'), (link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['your perks', '/us/account/member-benefits'],
    ["T&C's apply", '/us/legal/terms-and-conditions'],
  ])
})

test.each([
  ['a gift', '.gift-name'],
  ['the terms', '.anniversary-terms > a'],
])('whoever follows %s has seen it, and each of its marks is sent once [PROMPT-09, PROMPT-10]', (_what, selector) => {
  vi.mocked(askForPage).mockClear()
  const { container } = render(
    <AnniversaryTeaser
      owner={{ user: 'ada', store: 'en-GB' }}
      marks={['ANNIVERSARY_GIFT_TEASER', 'DISCOVERY_JOURNEY_MODAL']}
      days={3}
      gifts={{ modalHeader: 'Your gift', modalDescription: '', termsAndConditions: '', gifts: [gift] }}
      isLiteral={false}
      onReminded={() => undefined}
    />,
  )
  const link = container.querySelector(selector)
  if (!link) throw new Error(`There is no ${selector}.`)
  // The page of this test is not left.
  link.addEventListener('click', (event) => event.preventDefault())
  const sent = () => vi.mocked(askForPage).mock.calls.map(([name, variables]) => [name, variables])
  const each = [
    ['addUserPrompt', { prompt: 'ANNIVERSARY_GIFT_TEASER' }],
    ['addUserPrompt', { prompt: 'DISCOVERY_JOURNEY_MODAL' }],
  ]
  fireEvent.click(link)
  expect(sent()).toEqual(each)
  fireEvent.click(link)
  const dialog = container.querySelector('dialog')
  if (dialog) fireEvent(dialog, new Event('close'))
  expect(sent()).toEqual(each)
})

const gift = {
  id: 'gift-1',
  label: 'Ribbon Satin Lipstick',
  slug: 'ribbon-satin-lipstick',
  image: { id: 'i', src: '/images/a.webp', altText: null, description: null },
} as unknown as Gifts['gifts'][number]
