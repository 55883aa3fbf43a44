import type { Examples } from '../examples/examples.ts'
import { Accordion, AccordionItem } from './Accordion.tsx'

export const examples: Examples = {
  'each by itself': (
    <Accordion>
      <AccordionItem summary="Description" open>
        <p>A satin bullet with camellia oil and a pigment load of 24%. It goes on in one pass, settles to a soft sheen and fades evenly.</p>
      </AccordionItem>
      <AccordionItem summary="How to use">
        <p>Start at the cupid's bow and work outwards.</p>
      </AccordionItem>
    </Accordion>
  ),
  'one at a time': (
    <Accordion>
      <AccordionItem summary="Ingredients" name="example">
        <p>Ricinus Communis Seed Oil.</p>
      </AccordionItem>
      <AccordionItem summary="A question that is so long that it cannot stand on one line of a phone" name="example">
        <p>Within 30 days.</p>
      </AccordionItem>
    </Accordion>
  ),
}
