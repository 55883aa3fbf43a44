// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

const words = { label: 'Pages', text: 'Displaying orders 11 - 20 of 23', page: { label: 'Page', position: '2 - 3' } }

test('a page between has a button to the one before and one to the one after [PAGINATION-05]', () => {
  render(<Pagination {...words} previous={{ label: 'Previous', href: '/?page=1' }} next={{ label: 'Next', href: '/?page=3' }} />)

  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Displaying orders 11 - 20 of 23 Page 2 - 3')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?page=1')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=3')
})

test('at an end the button stays, and is disabled [PAGINATION-05]', () => {
  render(<Pagination {...words} previous={{ label: 'Previous' }} next={{ label: 'Next' }} />)

  for (const name of ['Previous', 'Next']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('href')
  }
})
