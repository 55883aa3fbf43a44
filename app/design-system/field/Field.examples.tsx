import { Button } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { Checkbox, Radio } from './Choice.tsx'
import { Fieldset, SelectField, TextField } from './Field.tsx'
import { FieldPair } from './FieldPair.tsx'
import { Switch } from './Switch.tsx'
import { UnderlineField } from './UnderlineField.tsx'

export const examples: Examples = {
  plain: <TextField id="field-town" label="Town or city" defaultValue="Leeds" />,
  'not asked of everybody, with a hint': (
    <TextField id="field-mobile" label="Mobile" labelNote="(optional)" hint="Only used if the courier needs to reach you" type="tel" />
  ),
  'wrong, and how to mend it': (
    <TextField id="field-postcode" label="Postcode" defaultValue="LS6" error="Enter a full UK postcode, like LS6 3BN" />
  ),
  'joined to a button': <TextField id="field-code" label="Promo code" placeholder="Enter a code" joined={<Button>Apply</Button>} />,
  disabled: <TextField id="field-off" label="Country" defaultValue="United Kingdom" disabled />,
  'a choice of many': (
    <SelectField id="field-country" label="Where should we deliver to?" defaultValue="gb">
      <option value="gb">United Kingdom</option>
      <option value="us">United States</option>
    </SelectField>
  ),
  'boxes to tick, with counts': (
    <Fieldset legend="Category">
      <div>
        <Checkbox label="Face" end="38" />
        <Checkbox label="Lips" end="41" defaultChecked />
        <Checkbox label="Everything that is made for very dry and easily irritated skin" end="1,120" />
      </div>
    </Fieldset>
  ),
  'one of two': (
    <Fieldset legend="Delivery method">
      <div>
        <Radio name="delivery" label="Standard delivery" end="Free" defaultChecked />
        <Radio name="delivery" label="Express delivery" end="£4.95" />
      </div>
    </Fieldset>
  ),
  'on and off': (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Switch label="Order updates by text" words={{ on: 'On', off: 'Off' }} defaultChecked />
      <Switch label="News by email" words={{ on: 'On', off: 'Off' }} />
      <Switch label="News by post" words={{ on: 'On', off: 'Off' }} disabled />
      <Switch label="Membership in your bag" words={{ on: 'On', off: 'Off' }} pending />
    </div>
  ),
  'a pair': (
    <FieldPair>
      <TextField id="field-first" label="First name" autoComplete="given-name" />
      <TextField id="field-last" label="Last name" autoComplete="family-name" />
    </FieldPair>
  ),
  'on a line, on a dark surface': (
    <div data-surface="dark" style={{ padding: 20 }}>
      <UnderlineField id="field-news" label="Enter your email address here" submitLabel="Sign up" type="email" />
    </div>
  ),
}
