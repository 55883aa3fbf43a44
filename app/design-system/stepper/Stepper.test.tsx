// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { nextQuantity } from './next-quantity.ts'
import { Stepper } from './Stepper.client.tsx'

const words = {
  label: 'Quantity of Night Balm',
  decreaseLabel: 'Decrease quantity of Night Balm',
  increaseLabel: 'Increase quantity of Night Balm',
}

function show(value: number, max = 5) {
  const onChange = vi.fn()
  render(<Stepper {...words} value={value} max={max} onChange={onChange} />)
  return {
    onChange,
    less: screen.getByRole('button', { name: 'Decrease quantity of Night Balm' }),
    more: screen.getByRole('button', { name: 'Increase quantity of Night Balm' }),
    number: screen.getByRole('spinbutton', { name: 'Quantity of Night Balm' }),
  }
}

test('plus asks for one more, minus for one less', async () => {
  const { onChange, less, more } = show(2)

  await userEvent.click(more)
  await userEvent.click(less)

  expect(onChange.mock.calls).toEqual([[3], [1]])
})

test('at an end the button stays, keeps the focus and asks for nothing', async () => {
  const { onChange, less } = show(1)

  await userEvent.click(less)

  expect(less).toHaveAttribute('aria-disabled', 'true')
  expect(less).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('at its maximum it says why there is no more, below that nothing', () => {
  const { rerender } = render(<Stepper {...words} limitNote="5 per order" value={5} max={5} onChange={vi.fn()} />)
  const more = screen.getByRole('button', { name: 'Increase quantity of Night Balm' })
  expect(more).toHaveAccessibleDescription('5 per order')
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('5 per order')
  rerender(<Stepper {...words} limitNote="5 per order" value={4} max={5} onChange={vi.fn()} />)
  expect(screen.queryByText('5 per order')).toBeNull()
  expect(more).not.toHaveAccessibleDescription()
})

test('a typed number is asked for once, on Enter', async () => {
  const { onChange, number } = show(1)

  await userEvent.clear(number)
  await userEvent.type(number, '4{Enter}')
  await userEvent.tab()

  expect(onChange.mock.calls).toEqual([[4]])
})

test('leaving the field asks for what was typed, within the limits', async () => {
  const { onChange, number } = show(1)

  await userEvent.clear(number)
  await userEvent.type(number, '40')
  await userEvent.tab()

  expect(onChange.mock.calls).toEqual([[5]])
})

test('an emptied field goes back to what the basket holds', async () => {
  const { onChange, number } = show(3)

  await userEvent.clear(number)
  await userEvent.tab()

  expect(number).toHaveValue(3)
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape takes back what was typed', async () => {
  const { onChange, number } = show(3)

  await userEvent.type(number, '4{Escape}')
  await userEvent.tab()

  expect(number).toHaveValue(3)
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['3', 3],
  [' 3 ', 3],
  ['2.9', 2],
  ['0', 1],
  ['-4', 1],
  ['99', 5],
  ['1e1', 5],
  ['', 2],
  ['two', 2],
])('typing %j makes %s of a 2 between 1 and 5', (typed, next) => {
  expect(nextQuantity(typed, { value: 2, min: 1, max: 5 })).toBe(next)
})

test('what was asked for is shown while it is on its way, and no other answer rewrites it', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Stepper {...words} value={1} max={9} onChange={onChange} />)
  const number = screen.getByRole('spinbutton', { name: 'Quantity of Night Balm' })
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Night Balm' }))
  rerender(<Stepper {...words} value={1} max={9} isUpdating onChange={onChange} />)
  expect(number).toHaveValue(2)
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Night Balm' }))
  expect(number).toHaveValue(3)
  expect(onChange.mock.calls).toEqual([[2], [3]])

  rerender(<Stepper {...words} value={3} max={9} isUpdating onChange={onChange} />)
  expect(number).toHaveValue(3)
})

test('a change that did not count is shown no longer than it is on its way', async () => {
  const { rerender } = render(<Stepper {...words} value={1} max={9} isUpdating onChange={vi.fn()} />)
  const number = screen.getByRole('spinbutton', { name: 'Quantity of Night Balm' })
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Night Balm' }))
  expect(number).toHaveValue(2)
  rerender(<Stepper {...words} value={1} max={9} onChange={vi.fn()} />)
  expect(number).toHaveValue(1)
})

test('before its script is here, its buttons cannot be pressed [BUTTON-01]', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Stepper {...words} value={2} max={9} onChange={vi.fn()} />)
  expect([...place.querySelectorAll('button')].map(({ disabled }) => disabled)).toEqual([true, true])
})

test.each([
  ['4', 4, [[4]]],
  ['99', 5, [[5]]],
  ['', 1, []],
  ['1', 1, []],
])('%j, typed before its script is here, is what somebody asks for', (typed, shown, asked) => {
  const onChange = vi.fn()
  const stepper = (isUpdating: boolean) => <Stepper {...words} value={1} max={5} isUpdating={isUpdating} onChange={onChange} />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(stepper(false))
  const number = within(place).getByRole<HTMLInputElement>('spinbutton')
  number.value = typed
  const { rerender } = render(stepper(false), { container: place, hydrate: true })
  expect(onChange.mock.calls).toEqual(asked)
  rerender(stepper(true))
  expect(number).toHaveValue(shown)
})
