import { ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { EmptyState } from './EmptyState.tsx'

export const examples: Examples = {
  'an empty bag': (
    <EmptyState heading="Your bag is empty" actions={<ButtonLink href="#new">Shop New In</ButtonLink>}>
      <p>What you add stays here, also when you come back.</p>
    </EmptyState>
  ),
}
