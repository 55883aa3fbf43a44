// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProductAdded } from './ProductAdded.client.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('"Product Added" is shown for 3000 ms after a cross-sell, and again after the next [ATB-18]', () => {
  const { rerender } = render(<ProductAdded count={0} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  rerender(<ProductAdded count={1} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Product Added$/)
  pass(2_999)
  expect(screen.getByRole('status')).toHaveTextContent('Product Added')
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  rerender(<ProductAdded count={2} />)
  pass(2_000)
  rerender(<ProductAdded count={3} />)
  pass(2_999)
  expect(screen.getByRole('status')).toHaveTextContent('Product Added')
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
