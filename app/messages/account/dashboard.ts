import { JOIN, MY_ACCOUNT, YOUR_MEMBERSHIP } from '../shared.ts'

/** The start page of the account. */
export const dashboardCopy = {
  title: MY_ACCOUNT,
  hello: 'Hello, {name}',
  subheader: 'What matters now.',
  order: {
    heading: 'Your latest order',
    all: 'See all orders',
    none: 'You have no orders yet. When you do, you can follow them here.',
    shop: 'Find your first favourite',
  },
  membership: {
    heading: YOUR_MEMBERSHIP,
    renews: '{name} renews on {day}.',
    trial: '{name} runs until {day}. Then your paid membership begins, unless you cancel before.',
    fixed: '{name} runs until {day}. It does not renew.',
    ends: '{name} is cancelled. It runs until {day}.',
    staff: '{name} comes with your job. It costs you nothing.',
    renewalFailed: 'We couldn’t take the payment for your {name}. Update your payment details by {day} to have it back.',
    over: 'Your {name} has ended. Join again to pay the Member’s Price.',
    none: 'Members pay about half on every order.',
    see: 'See your membership',
    join: JOIN,
  },
  credit: {
    heading: 'Your referral credit',
    waiting: '{amount} is waiting for you at checkout when you spend {from}.',
    see: 'See your friends',
    none: 'Give a friend {credit} off their first order, and get {credit} when they order.',
    invite: 'Invite a friend',
  },
  failed: 'This can’t be shown at the moment.',
} as const
