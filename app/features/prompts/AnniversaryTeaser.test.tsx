// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AnniversaryTeaser } from './AnniversaryTeaser.client.tsx'

vi.mock('#app/platform/graphql/browser-client.ts', () => ({ change: vi.fn() }))
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
