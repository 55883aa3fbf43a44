// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyText } from './CopyText.client.tsx'

afterEach(cleanup)

const CODE = 'ANNIKA-0204'

function show() {
  const user = userEvent.setup()
  render(<CopyText id="refer-code" label="Your code" text={CODE} button="Copy code" />)
  return user
}

const input = () => screen.getByLabelText<HTMLInputElement>('Your code')
const selected = () => input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? 0)

test('a text is copied, and that is said', async () => {
  const user = show()
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await navigator.clipboard.readText()).toBe(CODE)
  expect(screen.getByRole('status').textContent).toBe('Copied.')
})

test('a text that the browser does not let us copy is selected, and how to copy it is said', async () => {
  const user = show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(selected()).toBe(CODE)
  expect(screen.getByRole('status').textContent).toBe('Press Ctrl+C or ⌘C to copy it.')
})
