import { ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { scene } from '../examples/goods.ts'
import { EmptyState } from './EmptyState.tsx'

export const examples: Examples = {
  'an empty bag': (
    <EmptyState heading="Your bag is empty" actions={<ButtonLink href="#new">Shop New In</ButtonLink>}>
      <p>What you add stays here, also when you come back.</p>
    </EmptyState>
  ),
  'with a picture, and something to look at instead': (
    <EmptyState
      heading="Nothing saved yet"
      picture={scene}
      actions={<ButtonLink href="#new">Shop New In</ButtonLink>}
      below={
        <section>
          <h3>Bestsellers</h3>
        </section>
      }
    >
      <p>Tap the heart on any product to save it.</p>
    </EmptyState>
  ),
}
