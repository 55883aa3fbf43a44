import { REFER_A_FRIEND, SHOP_BESTSELLERS, TRY_AGAIN } from '../shared.ts'

/** What a friend reads who follows a refer-a-friend link. */
export const invitationCopy = {
  /** Where somebody has a code and no link. */
  enter: {
    heading: 'Did a friend send you a code?',
    label: 'Your friend’s code',
    hint: 'As in ANNIKA-0204',
    submit: 'See what it brings',
  },
  open: {
    title: '{name} is giving you {credit}',
    lead: 'It comes off your first order of {from} or more.',
    steps: [
      'Accept, and the credit waits in your bag.',
      'Fill your bag with {from} or more.',
      '{credit} comes off at checkout, and {name} gets as much.',
    ],
    stepsLabel: 'From here to the credit',
    shop: 'Accept and shop',
    join: 'Accept and see membership',
    kept: 'Your code is {code}. We keep it on this device for 30 days, so you can look around first.',
    notAccepted: 'Sorry, the credit isn’t in your bag yet. Please try again.',
  },
  own: {
    title: 'This is your own code',
    lead: 'It is for your friends: send it to one who has never ordered here, and you both get {credit}.',
    action: REFER_A_FRIEND,
  },
  orderedBefore: {
    title: '{name}’s {credit} is for a first order',
    lead: 'You have ordered here before, so it can’t come off. Invite a friend of your own instead, and you both get {credit}.',
    action: REFER_A_FRIEND,
  },
  expired: {
    title: '{name}’s invitation has ended',
    lead: 'The code {code} no longer brings a credit. If another friend shops here, ask for theirs.',
  },
  unknown: {
    title: 'We don’t know this code',
    lead: 'Nobody here has the code “{code}”. Check it against your friend’s message. A code works in the store that it comes from.',
  },
  failed: {
    title: REFER_A_FRIEND,
    lead: 'Sorry, we couldn’t look up your code. Nothing is lost.',
    action: TRY_AGAIN,
  },
  shop: SHOP_BESTSELLERS,
} as const
