// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PromptDialog } from './PromptDialog.client.tsx'

const opened = vi.fn()
const isBusy = vi.hoisted(() => vi.fn(() => false))
vi.mock('./quiet-moment.ts', () => ({ wouldInterrupt: isBusy }))
HTMLDialogElement.prototype.showModal = function () {
  opened()
  this.open = true
}

function show(onSeen = () => undefined) {
  render(
    <PromptDialog id="prompt" title="Perks" closeLabel="Close" onSeen={onSeen}>
      <p>Words</p>
      <dialog data-testid="within" />
    </PromptDialog>,
  )
}

test('it opens by itself, and is seen when it closes', () => {
  const onSeen = vi.fn()
  show(onSeen)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(onSeen).not.toHaveBeenCalled()
  fireEvent(screen.getByTestId('within'), new Event('close'))
  expect(onSeen).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog', { name: 'Perks' }), new Event('close'))
  expect(onSeen).toHaveBeenCalledTimes(1)
})

test('it stays closed where it would interrupt', () => {
  opened.mockReset()
  isBusy.mockReturnValue(true)
  show()
  expect(opened).not.toHaveBeenCalled()
})
