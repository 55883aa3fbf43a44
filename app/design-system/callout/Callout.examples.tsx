import { ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { Callout } from './Callout.tsx'

export const examples: Examples = {
  'a sentence and a way on': (
    <Callout action={<ButtonLink href="#contact">Contact us</ButtonLink>}>
      If you can’t find your way out, email us at <a href="mailto:care@ottilie.example">care@ottilie.example</a>
    </Callout>
  ),
}
