// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import type { ContentBlock } from './content-data.ts'

const block = (kind: string, heading: string) =>
  ({ id: heading, kind, heading, body: 'Words.', image: null, link: null }) as unknown as ContentBlock

// The second is of a kind that a newer contract might have, the third has the name of a property of every object.
const blocks = [block('TEXT', 'Known'), block('CAROUSEL', 'Newer'), block('constructor', 'Odd'), block('STEPS', 'Steps')]

afterEach(cleanup)

test('blocks of kinds that the shop does not know are left out, and nothing tells shoppers of them', () => {
  render(<ContentBlocks blocks={blocks} store={stores.uk} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Known', 'Steps'])
  expect(document.body.textContent).not.toMatch(/left out|Newer|Odd/)
})

test('editors in preview are told which, and why', () => {
  render(<ContentBlocks blocks={blocks} store={stores.uk} isPreview />)
  expect(document.body.textContent).toContain('“Newer” is left out')
  expect(document.body.textContent).toContain('The shop does not know the kind CAROUSEL.')
  expect(document.body.textContent).toContain('“Odd” is left out')
})

test('a block that is empty or without end takes nothing else from the page, and editors are told what is wrong', () => {
  const unfit = [{ ...block('TEXT', 'Empty'), body: '' }, { ...block('TEXT', 'Long'), body: 'x'.repeat(20_001) }, block('TEXT', 'Fit')]
  const { rerender } = render(<ContentBlocks blocks={unfit} store={stores.uk} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Fit'])
  rerender(<ContentBlocks blocks={unfit} store={stores.uk} isPreview />)
  expect(document.body.textContent).toContain('“Empty” is left out')
  expect(document.body.textContent).toContain('not in the form that was agreed: body')
  expect(document.body.textContent).toContain('“Long” is left out')
})
