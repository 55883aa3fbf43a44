import type { Examples } from '../examples/examples.ts'
import { Ribbon } from './Ribbon.tsx'

export const examples: Examples = {
  'pink for what is new': <Ribbon ribbonKey="newIn" text="New in" />,
  'yellow for what goes fast': <Ribbon ribbonKey="bestSeller" text="Bestseller" />,
  'grey for what is running out': <Ribbon ribbonKey="lastCall" text="Last call" />,
  'a colour in place of a key': <Ribbon ribbonKey="red" text="Save £14" />,
  'grey for a word nobody knows': <Ribbon ribbonKey="somethingElse" text="Something else" />,
  rounded: <Ribbon ribbonKey="limitedEdition" text="Limited edition" variant="rounded" />,
  'every colour': (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
      <Ribbon ribbonKey="lightPink" text="lightPink" />
      <Ribbon ribbonKey="lightYellow" text="lightYellow" />
      <Ribbon ribbonKey="lightGrey" text="lightGrey" />
      <Ribbon ribbonKey="red" text="red" />
      <Ribbon ribbonKey="lightGreen" text="lightGreen" />
      <Ribbon ribbonKey="lightBlue" text="lightBlue" variant="rounded" />
    </div>
  ),
}
