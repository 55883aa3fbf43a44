import type { Examples } from '../examples/examples.ts'
import { Stepper } from './Stepper.client.tsx'

const words = (name: string) => ({
  label: `Quantity of ${name}`,
  decreaseLabel: `Decrease quantity of ${name}`,
  increaseLabel: `Increase quantity of ${name}`,
})

export const examples: Examples = {
  'one, so there is no less': <Stepper {...words('Night Balm')} value={1} max={10} onChange={() => {}} />,
  'between the limits': <Stepper {...words('Bright Drops')} value={2} max={10} onChange={() => {}} />,
  'as many as one order may hold': <Stepper {...words('Fig & Salt')} limitNote="10 per order" value={10} max={10} onChange={() => {}} />,
}
