// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('a pending button is busy, keeps the focus, and a second press does nothing [BUTTON-02]', async () => {
  const onClick = vi.fn()
  const button = (pending: boolean) => (
    <Button type="submit" pending={pending} pendingLabel="Adding" onClick={onClick}>
      Add to Bag
    </Button>
  )
  const { rerender } = render(button(false))
  await userEvent.click(screen.getByRole('button'))
  rerender(button(true))
  await userEvent.click(screen.getByRole('button'))

  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('what cannot be had says why in its label [BUTTON-03]', () => {
  render(<Button unavailable="Out of stock">Add to Bag</Button>)

  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
})
