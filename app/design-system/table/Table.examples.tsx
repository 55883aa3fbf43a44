import type { Examples } from '../examples/examples.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Table } from './Table.tsx'

const columns = [
  { key: 'order', label: 'Order' },
  { key: 'date', label: 'Placed' },
  { key: 'status', label: 'Status' },
  { key: 'total', label: 'Total', isNumber: true },
]

export const examples: Examples = {
  'past orders': (
    <Table
      caption="Your orders"
      columns={columns}
      rows={[
        {
          key: '1',
          cells: [
            <TextLink key="order" href="#1042">
              OT-1042
            </TextLink>,
            '2 March 2026',
            'On its way',
            '£126.50',
          ],
        },
        { key: '2', cells: ['OT-0987', '14 January 2026', 'Delivered to your neighbour at number 17, who signed for it', '£26.00'] },
      ]}
    />
  ),
  'nothing in it': <Table caption="Your orders" columns={columns} rows={[]} />,
}
