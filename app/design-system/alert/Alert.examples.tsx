import type { Examples } from '../examples/examples.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Alert, Alerts } from './Alert.tsx'

const closes = { onClose: () => {}, closeLabel: 'Close the notification' }

export const examples: Examples = {
  'every level': (
    <Alerts>
      <Alert level="error" heading="Oops, something went wrong." {...closes}>
        One or more items were removed from your basket because they are not available for purchase. If the error persists, please contact
        member happiness for further assistance. Error code DIFF01
      </Alert>
      <Alert level="warn" {...closes} closeLabel="Close the warning">
        Overnight Ceramide Cream is out of stock and has been removed from your basket.
      </Alert>
      <Alert level="info" heading="Sorry, you cannot add more than 5 of this item to your basket." />
      <Alert level="success">HELLO20 code activated</Alert>
      <Alert level="accent" heading="You've hit your maximum spending limit. Here's your FREE top-up!">
        Take a free £1000 spending-limit boost. <TextLink href="#boost">Add it to my bag</TextLink>
      </Alert>
    </Alerts>
  ),
  'one that stays': <Alert level="info">Delivery takes a day longer this week.</Alert>,
}
