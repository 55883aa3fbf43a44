import type { Examples } from '../examples/examples.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

export const examples: Examples = {
  'closed, with its choice': (
    <ChoiceMenu
      id="choice-example"
      label="Sort"
      closeLabel="Close"
      choices={[
        { label: 'Recommended', href: '#recommended', isChosen: true },
        { label: 'Newest', href: '#newest', isChosen: false },
      ]}
    />
  ),
}
