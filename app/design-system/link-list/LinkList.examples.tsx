import type { Examples } from '../examples/examples.ts'
import { LinkList } from './LinkList.tsx'

export const examples: Examples = {
  'ways out of a dead end': (
    <LinkList
      id="link-list-shop"
      heading="Shop"
      links={[
        { href: '#new', label: 'New In' },
        { href: '#best', label: 'Bestsellers' },
        { href: '#makeup', label: 'Makeup' },
      ]}
    />
  ),
}
