// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ComboboxField } from './ComboboxField.client.tsx'

const options = ['Bath', 'Belfast', 'Leeds'].map((text) => ({ key: text.toLowerCase(), text }))

/** The list is on its way until a test lets it arrive. */
const list = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./ComboboxList.client.tsx', async (importOriginal) => {
  await list.promise
  return importOriginal()
})

function show() {
  const onChoose = vi.fn()
  render(
    <ComboboxField
      id="town"
      label="Town"
      hint="By bicycle"
      options={options}
      emptyText="Nothing fits"
      openLabel="Show the towns"
      onChoose={onChoose}
    />,
  )
  return { onChoose }
}

/** Comes to the field and waits until its list is there to be opened. */
async function come() {
  list.resolve()
  await userEvent.tab()
  await screen.findByRole('button', { name: /Show the towns/ }, { timeout: 15_000 })
  return screen.getByRole('combobox', { name: 'Town' })
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('before anybody comes it is a plain field with the browser’s suggestions', () => {
  show()
  const field = screen.getByRole('combobox', { name: 'Town' })
  expect(field).toHaveAttribute('list')
  expect(field).toHaveAccessibleDescription('By bicycle')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what is typed before the list has arrived is kept, and nobody who has gone on is called back', async () => {
  show()
  await userEvent.type(screen.getByRole('combobox'), 'Lee')
  await userEvent.tab()
  list.resolve()
  await screen.findByRole('button', { name: /Show the towns/ }, { timeout: 15_000 })
  expect(screen.getByRole('combobox')).toHaveValue('Lee')
  expect(screen.getByRole('combobox')).not.toHaveFocus()
})

test('coming to it keeps the focus, typing narrows the list, arrows and Enter choose', async () => {
  const { onChoose } = show()
  const field = await come()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('id', 'town')
  expect(field).toHaveAccessibleDescription('By bicycle')

  await userEvent.keyboard('b')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(shown()).toEqual(['Bath', 'Belfast'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Belfast' }).id)
  await userEvent.keyboard('{Enter}')

  expect(field).toHaveValue('Belfast')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onChoose).toHaveBeenCalledWith({ key: 'belfast', text: 'Belfast' })
})

test('Escape closes the list and leaves what was typed; no match is said', async () => {
  show()
  const field = await come()
  await userEvent.keyboard('x')
  expect(screen.getByText('Nothing fits')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveValue('x')
})
