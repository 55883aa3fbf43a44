import type { Examples } from '../examples/examples.ts'
import { Icon } from '../icon/Icon.tsx'
import { close, lock } from '../icon/icons.ts'
import { Button, ButtonLink } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

export const examples: Examples = {
  primary: <Button>Add to Bag</Button>,
  secondary: <Button variant="secondary">Choose shade</Button>,
  quiet: <Button variant="quiet">Remove</Button>,
  'as small as on a card': (
    <Button variant="secondary" size={44} wide>
      Choose shade
    </Button>
  ),
  'main call to action with an icon': (
    <Button size={56} wide>
      <Icon icon={lock} size={20} />
      Checkout securely
    </Button>
  ),
  'pending keeps the width of the label': (
    <Button pending pendingLabel="Adding">
      Add to Bag
    </Button>
  ),
  'not to be had, and why': <Button unavailable="Out of stock">Add to Bag</Button>,
  'a link that looks like a button': <ButtonLink href="#join">Join Ottilie+</ButtonLink>,
  'a long label wraps': (
    <div style={{ width: 220 }}>
      <Button wide>Update Payment Details & Renew my membership today</Button>
    </div>
  ),
  'on a dark surface each turns white': (
    <div data-surface="dark" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 20 }}>
      <Button>On dark</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
    </div>
  ),
  'only an icon': (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton label="Close">
        <Icon icon={close} />
      </IconButton>
      <IconButton label="Close, with an edge" shape="square">
        <Icon icon={close} />
      </IconButton>
    </div>
  ),
}
