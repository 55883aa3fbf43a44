// @vitest-environment jsdom
import '../testing/dom.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './Money.tsx'
import { withoutZeroes } from './money-parts.ts'

test.each([
  ['£25.00', '£25'],
  ['$1,340.00', '$1,340'],
  ['£0.00', '£0'],
  ['−£5.00', '−£5'],
  ['-$5.00', '-$5'],
  ['£49.00 a year', '£49 a year'],
  ['Make this £14.00, not £26.00', 'Make this £14, not £26'],
  ['It comes to £25.00.', 'It comes to £25.'],
])('%s is %s where zeroes are stripped, and all of it stands in the markup [MONEY-03]', (words, stripped) => {
  const { container } = render(<Money>{words}</Money>)
  const [text, ...others] = container.childNodes
  expect([text?.textContent, others]).toEqual([words, []])
  // One element, so that a flex row with gaps does not split it; without a role, because no ARIA role fits.
  expect(container.firstElementChild?.getAttributeNames()).toEqual([])
  expect(new Set([...container.querySelectorAll('span span')].map(({ textContent }) => textContent))).toEqual(new Set(['.00']))
  const left = [...(text?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  expect(left.map(({ textContent }) => textContent).join('')).toBe(stripped)
  expect(withoutZeroes(words)).toBe(stripped)
})

test.each(['£25.50', '£1.005', '£100', '£1,000', '25.00', 'Mix 2.00 of it', 'Pending...', 'Free', ''])(
  '%j has nothing to strip, and is no more than its words [MONEY-03]',
  (words) => {
    const { container } = render(<Money>{words}</Money>)
    expect(container.innerHTML).toBe(words)
    expect(withoutZeroes(words)).toBe(words)
  },
)
