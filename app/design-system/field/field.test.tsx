// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Checkbox, Radio } from './Choice.tsx'
import { ErrorSummary } from './ErrorSummary.client.tsx'
import { Fieldset, SelectField, TextField } from './Field.tsx'
import { Switch } from './Switch.tsx'

const words = { on: 'On', off: 'Off' }

test('a field is named by its label and described by its hint and its error', () => {
  render(<TextField id="postcode" label="Postcode" hint="As on your card" error="Enter a full UK postcode" />)
  const field = screen.getByRole('textbox', { name: 'Postcode' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('As on your card Enter a full UK postcode')
})

test('a field without a fault is not marked as wrong', () => {
  render(<TextField id="postcode" label="Postcode" hint="As on your card" />)
  const field = screen.getByRole('textbox')
  expect(field).toBeValid()
  expect(field).toHaveAccessibleDescription('As on your card')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('a choice of many is a list of the browser, wired as every field', () => {
  render(
    <SelectField id="country" label="Country" error="Choose a country" defaultValue="us">
      <option value="gb">United Kingdom</option>
      <option value="us">United States</option>
    </SelectField>,
  )
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United States')
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a country')
})

test('a box is ticked by Space and by a press on its whole row', async () => {
  render(<Checkbox label="Lips" end="41" />)
  const box = screen.getByRole('checkbox', { name: /^Lips/ })
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(box).toBeChecked()
  await userEvent.click(screen.getByText('41'))
  expect(box).not.toBeChecked()
})

test('radios of one name are one stop, and arrows choose', async () => {
  render(
    <Fieldset legend="Delivery method">
      <Radio name="delivery" label="Standard" defaultChecked />
      <Radio name="delivery" label="Express" />
    </Fieldset>,
  )
  expect(screen.getByRole('group', { name: 'Delivery method' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Express' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('a switch says what it turns on and whether it is, and Space turns it', async () => {
  const onChange = vi.fn()
  render(<Switch label="Order updates" words={words} onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Order updates' })
  expect(control).not.toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(control).toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(1)
})

const problems = [
  { fieldId: 'email', message: 'Enter an email address' },
  { fieldId: 'postcode', message: 'Enter a full UK postcode' },
]

function Form({ shown = problems }: { shown?: typeof problems }) {
  return (
    <>
      <ErrorSummary heading="There is a problem" problems={shown} />
      <TextField id="email" label="Email" />
      <TextField id="postcode" label="Postcode" />
    </>
  )
}

test('a summary takes the focus when it comes, and its lines lead to their fields', async () => {
  const { rerender } = render(<Form shown={[]} />)
  expect(document.body).toHaveFocus()
  rerender(<Form />)
  const summary = screen.getByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()

  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveFocus()
})

/** The form as the server sends it, before its script. */
function servedForm(): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Form />)
  return place
}

test('a summary from the server takes the focus once its script is there', () => {
  const place = servedForm()
  render(<Form />, { container: place, hydrate: true })
  expect(within(place).getByRole('group')).toHaveFocus()
})

test('but not from somebody who has begun to mend; other errors take it again', () => {
  const place = servedForm()
  const field = within(place).getByRole('textbox', { name: 'Email' })
  field.focus()
  const { rerender } = render(<Form />, { container: place, hydrate: true })
  expect(field).toHaveFocus()
  rerender(<Form shown={problems.slice(1)} />)
  expect(within(place).getByRole('group')).toHaveFocus()
})

test('a summary that stays the same does not take the focus from the field that is being mended', async () => {
  const { rerender } = render(<Form />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Email' }))
  rerender(<Form shown={[...problems]} />)
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  rerender(<Form shown={problems.slice(1)} />)
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(within(screen.getByRole('group', { name: 'There is a problem' })).getAllByRole('link')).toHaveLength(1)
})
