import { Button, ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { TaskBar } from './TaskBar.client.tsx'

// The box is the window whose edge the bar stands at.
export const examples: Examples = {
  'a total and the way on, in narrow windows only': (
    <div style={{ contain: 'layout', blockSize: '8rem' }}>
      <TaskBar>
        <p>
          Total <b>£42.50</b>
        </p>
        <ButtonLink href="#checkout" wide>
          Checkout
        </ButtonLink>
      </TaskBar>
    </div>
  ),
  'one button': (
    <div style={{ contain: 'layout', blockSize: '8rem' }}>
      <TaskBar>
        <Button wide>Add to Bag, £26.00</Button>
      </TaskBar>
    </div>
  ),
}
