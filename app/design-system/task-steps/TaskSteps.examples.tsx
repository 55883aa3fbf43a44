import type { Examples } from '../examples/examples.ts'
import { TaskSteps } from './TaskSteps.tsx'

const steps = [{ label: 'Basket', href: '#basket' }, { label: 'Register' }, { label: 'Checkout' }, { label: 'Confirmation' }]
const words = { label: 'Checkout steps', steps, doneLabel: '(done)' }

export const examples: Examples = {
  'the third of four': <TaskSteps {...words} current={2} position="Step 3 of 4" />,
  'the last': <TaskSteps {...words} current={3} position="Step 4 of 4" />,
}
