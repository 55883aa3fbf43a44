// @vitest-environment jsdom
import '../testing/dom.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TaskBar } from './TaskBar.client.tsx'

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void

let tell: Tell = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(told: Tell) {
        tell = told
      }
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Task() {
  const own = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" ref={own}>
        Add to Bag
      </button>
      <TaskBar of={own}>
        <button type="button">Add to Bag, £16.00</button>
      </TaskBar>
    </>
  )
}

test('the bar shows what it repeats while that is out of view, and is there all the time, so that its room is', () => {
  const { container } = render(<Task />)
  const bar = container.querySelector<HTMLElement>('[data-bar="task"]')
  const repeated = () => screen.queryByRole('button', { name: 'Add to Bag, £16.00' })
  expect([bar?.hidden, repeated()]).toEqual([true, null])
  act(() => tell([{ isIntersecting: false }]))
  expect(container.querySelector('[data-bar="task"]')).toBe(bar)
  expect(bar?.hidden).toBe(false)
  expect(repeated()).toBeVisible()
  act(() => tell([{ isIntersecting: true }]))
  expect([bar?.hidden, repeated()]).toEqual([true, null])
})

test('a bar that repeats nothing always shows', () => {
  render(<TaskBar>Total £16.00</TaskBar>)
  expect(screen.getByText('Total £16.00')).toBeVisible()
})
