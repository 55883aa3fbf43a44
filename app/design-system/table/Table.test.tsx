// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Table } from './Table.tsx'

test('a table is named, with the headers of its columns and rows', () => {
  render(
    <Table
      caption="Your orders"
      columns={[
        { key: 'order', label: 'Order' },
        { key: 'total', label: 'Total', isNumber: true },
      ]}
      rows={[{ key: '1', cells: ['OT-1042', '£126.50'] }]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Your orders' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order', 'Total'])
  expect(within(table).getByRole('rowheader')).toHaveTextContent('OT-1042')
  expect(within(table).getByRole('cell')).toHaveAttribute('data-label', 'Total')
})
