// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ComboboxField } from './ComboboxField.client.tsx'

const options = ['Bath', 'Belfast', 'Leeds'].map((text) => ({ key: text.toLowerCase(), text }))
const towns = { id: 'town', label: 'Town', hint: 'By bicycle', options, emptyText: 'Nothing fits', openLabel: 'Show the towns' }

function show() {
  const onChoose = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <ComboboxField {...towns} onChoose={onChoose} />
      <button type="submit">Send</button>
    </form>,
  )
  return { onChoose, onSubmit, field: screen.getByRole('combobox', { name: 'Town' }) }
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const openButton = () => screen.getByRole('button', { name: 'Show the towns: Town' })

test('before scripts it is a plain field with the browser’s suggestions, and what was typed then is kept', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<ComboboxField {...towns} />)
  document.body.append(container)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' })
  expect(field.list?.options).toHaveLength(3)
  expect(field).toHaveAccessibleDescription('By bicycle')
  expect(screen.queryByRole('button')).toBeNull()

  field.value = 'Lee'
  render(<ComboboxField {...towns} />, { container, hydrate: true })
  expect(openButton()).toBeVisible()
  expect(field).toHaveValue('Lee')
  expect(field).not.toHaveAttribute('list')
})

test('typing narrows the list, arrows and Enter choose, and the focus and the form stay', async () => {
  const { field, onChoose, onSubmit } = show()
  await userEvent.type(field, 'b')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(shown()).toEqual(['Bath', 'Belfast'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Belfast', selected: true }).id)
  await userEvent.keyboard('{Enter}')

  expect(field).toHaveValue('Belfast')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ key: 'belfast', text: 'Belfast' })
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('arrows open the whole list and go round its ends', async () => {
  const { field } = show()
  field.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Leeds')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bath')
})

test('the button opens and closes the whole list, a press chooses from it, and the next time it marks what stands there', async () => {
  const { field, onChoose } = show()
  await userEvent.type(field, 'lee')
  await userEvent.click(openButton())
  expect(shown()).toEqual([])
  await userEvent.click(openButton())
  expect(shown()).toEqual(['Bath', 'Belfast', 'Leeds'])
  expect(field).toHaveFocus()
  await userEvent.click(screen.getByRole('option', { name: 'Leeds' }))
  expect(onChoose).toHaveBeenCalledWith({ key: 'leeds', text: 'Leeds' })
  await userEvent.click(openButton())
  expect(screen.getByRole('option', { name: 'Leeds' })).toHaveAttribute('data-chosen')
})

test('Escape closes the list alone and leaves what was typed, and so does going on', async () => {
  const { field } = show()
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  await userEvent.type(field, 'b')
  onKeyDown.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveValue('b')
  await userEvent.keyboard('a')
  expect(shown()).toEqual(['Bath'])
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a list that is capped shows so many, arrows stay among them, and typing brings the others [VALID-02]', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ key: String(index), text: `Town ${index}` }))
  render(<ComboboxField {...towns} options={many} maxVisible={10} />)
  const field = screen.getByRole('combobox', { name: 'Town' })
  field.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(shown()).toHaveLength(10)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Town 9')
  await userEvent.type(field, 'town')
  expect(shown()).toHaveLength(10)
  await userEvent.type(field, ' 11')
  expect(shown()).toEqual(['Town 11'])
})

test('no match is said', async () => {
  const { field } = show()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(field, 'x')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing fits')
})
