// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rating } from './Rating.tsx'

test.each([
  [0, '0%'],
  [2.5, '50%'],
  [4.8, '96%'],
  [5, '100%'],
  [7, '100%'],
  [-1, '0%'],
])('%s stars fill %s of the five [CARD-06]', (stars, filled) => {
  const { container } = render(<Rating stars={stars} label={`${stars} out of 5 stars`} />)

  expect(screen.getByText(`${stars} out of 5 stars`)).toBeInTheDocument()
  expect(Number.parseFloat(container.querySelector<HTMLElement>('[style]')?.style.inlineSize ?? '')).toBeCloseTo(Number.parseFloat(filled))
})
