import type { Examples } from '../examples/examples.ts'
import { Skeleton } from './Skeleton.tsx'

export const examples: Examples = {
  'three lines': <Skeleton lines={3} />,
  'a card': (
    <div style={{ width: 240 }}>
      <Skeleton shape="card" />
    </div>
  ),
}
