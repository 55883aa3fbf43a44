import { Button } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { ErrorSummary } from './ErrorSummary.client.tsx'
import { TextField } from './Field.tsx'

const problems = [
  { fieldId: 'summary-email', message: 'Enter an email address, like name@example.com' },
  { fieldId: 'summary-postcode', message: 'Enter a full UK postcode, like LS6 3BN' },
]

export const examples: Examples = {
  'over a form that was sent': (
    <form style={{ display: 'grid', gap: 20, maxWidth: 480 }}>
      <ErrorSummary heading="There is a problem" problems={problems} />
      <TextField id="summary-email" label="Email" type="email" defaultValue="ada" error="Enter an email address, like name@example.com" />
      <TextField id="summary-postcode" label="Postcode" defaultValue="LS6" error="Enter a full UK postcode, like LS6 3BN" />
      <Button type="submit">Continue</Button>
    </form>
  ),
}
