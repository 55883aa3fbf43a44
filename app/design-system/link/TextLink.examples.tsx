import type { Examples } from '../examples/examples.ts'
import { TextLink } from './TextLink.tsx'

export const examples: Examples = {
  'in a sentence': (
    <p>
      Cancel any time before renewal. <TextLink href="#terms">Terms apply</TextLink>
    </p>
  ),
  'by itself': (
    <TextLink href="#plans" standalone>
      See all plans
    </TextLink>
  ),
  'with an arrow': (
    <TextLink href="#how" arrow>
      How Ottilie+ works
    </TextLink>
  ),
  'on a dark surface': (
    <div data-surface="dark" style={{ padding: 20 }}>
      <TextLink href="#edit" arrow>
        Shop the edit
      </TextLink>
    </div>
  ),
}
