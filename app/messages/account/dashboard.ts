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
    ends: '{name} is cancelled. It runs until {day}.',
    over: '{name} is over since {day}. Renew it to pay the Member’s Price again.',
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
