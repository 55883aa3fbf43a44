import type { Examples } from '../examples/examples.ts'
import { Icon, PlusMark } from './Icon.tsx'
import * as icons from './icons.ts'

export const examples: Examples = {
  'every drawing': (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 20, padding: 0, listStyle: 'none' }}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ width: 96 }}>
          <Icon icon={icon} />
          {name}
        </li>
      ))}
    </ul>
  ),
  'a full heart': <Icon icon={icons.heart} filled />,
  'small and large': (
    <div style={{ display: 'flex', gap: 12 }}>
      <Icon icon={icons.truck} size={14} />
      <Icon icon={icons.truck} size={20} />
      <Icon icon={icons.truck} size={28} />
    </div>
  ),
  'the plus of membership': <PlusMark />,
}
