import type { Examples } from '../examples/examples.ts'
import { ComboboxField } from './ComboboxField.client.tsx'

const towns = ['Bath', 'Belfast', 'Birmingham', 'Bradford', 'Bristol', 'Cardiff', 'Edinburgh', 'Glasgow', 'Leeds', 'Manchester']
const options = towns.map((text) => ({ key: text.toLowerCase(), text }))
const words = { options, emptyText: 'Nothing fits', openLabel: 'Show the towns' }

export const examples: Examples = {
  'found by typing': <ComboboxField {...words} id="combobox-town" label="Town" hint="Where we deliver by bicycle" />,
  'something wrong': (
    <ComboboxField {...words} id="combobox-wrong" label="Town" initialText="Atlantis" error="We do not deliver there by bicycle" />
  ),
}
