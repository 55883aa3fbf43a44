import type { Examples } from '../examples/examples.ts'
import { Toast } from './Toast.client.tsx'

const keep = () => {}

export const examples: Examples = {
  'a reminder is promised': <Toast message={{ id: 1, text: "We'll email you a reminder", durationMs: 3_600_000 }} onDone={keep} />,
  'more than fits on a line': (
    <Toast
      message={{ id: 1, text: 'Overnight Ceramide Cream is in your wishlist, where it stays until you take it out', durationMs: 3_600_000 }}
      onDone={keep}
    />
  ),
}
