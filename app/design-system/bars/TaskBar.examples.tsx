import { Button, ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { TaskBar } from './TaskBar.client.tsx'

export const examples: Examples = {
  'a total and the way on, in narrow windows only': (
    <TaskBar>
      <p>
        Total <b>£42.50</b>
      </p>
      <ButtonLink href="#checkout" wide>
        Checkout
      </ButtonLink>
    </TaskBar>
  ),
  'one button': (
    <TaskBar>
      <Button wide>Add to Bag, £26.00</Button>
    </TaskBar>
  ),
}
