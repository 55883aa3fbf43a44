import type { Examples } from '../examples/examples.ts'
import { Badge } from './Badge.tsx'

export const examples: Examples = {
  two: <Badge count={2} />,
  'the most that is counted': <Badge count={99} />,
  'a hundred or more': <Badge count={100} />,
  'nothing at all': <Badge count={0} />,
}
