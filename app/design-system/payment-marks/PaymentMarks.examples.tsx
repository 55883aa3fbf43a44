import type { Examples } from '../examples/examples.ts'
import { PaymentMarks } from './PaymentMarks.tsx'

export const examples: Examples = {
  'every kind': <PaymentMarks label="Ways to pay" marks={['Card', 'Debit', 'Wallet', 'Pay later']} />,
}
