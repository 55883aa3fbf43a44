// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chip, ChipLink, Chips } from './Chip.tsx'

test('a chip says whether it is on; one that can be taken away says so by its name', () => {
  render(
    <Chips label="Kinds">
      <Chip selected>Matte</Chip>
      <Chip>Satin</Chip>
      <Chip removable aria-label="Remove Lips">
        Lips
      </Chip>
    </Chips>,
  )
  expect(screen.getByRole('list', { name: 'Kinds' })).toBeVisible()
  expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false', null])
  expect(screen.getByRole('button', { name: 'Remove Lips' })).toHaveAttribute('data-selected', 'true')
})

test('one chip alone is a list too', () => {
  render(
    <Chips label="Near by">
      <ChipLink href="/shop/lips">Lips</ChipLink>
    </Chips>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
