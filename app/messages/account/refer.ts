import { PAGES, REFER_A_FRIEND } from '../shared.ts'

/** Referring friends. */
export const referCopy = {
  title: REFER_A_FRIEND,
  subheader: 'Credit for them, credit for you.',
  offer: {
    heading: 'Give {credit}, get {credit}',
    text: 'Your friend gets {credit} off a first order of {from} or more. When they order, {credit} waits for you at checkout.',
  },
  expired: {
    heading: 'Your code is paused',
    text: 'Your membership ended on {day}, and your link brings friends nothing until it runs again.',
    join: 'Join again',
  },
  link: 'Your link',
  copyLink: 'Copy link',
  code: 'Your code',
  copyCode: 'Copy code',
  copied: 'Copied.',
  notCopied: 'Press Ctrl+C or ⌘C to copy it.',
  share: 'Or share it here',
  shareTitle: '{credit} off your first order at {brand}',
  standing: {
    heading: 'What it brought you',
    available: 'Credit to spend',
    earned: 'Credit earned',
    invited: 'Friends who followed your link',
    ordered: 'Friends who ordered',
  },
  friends: {
    heading: 'Your friends',
    caption: 'Friends who followed your link, newest first',
    columns: { name: 'Friend', invited: 'Followed your link', state: 'How far they are' },
    ordered: 'Ordered on {day}: {credit} is yours',
    waiting: 'Hasn’t ordered yet',
    none: { heading: 'Nobody has followed your link yet', text: 'Send it to somebody who would like what you like.' },
    listType: 'friends',
    pages: PAGES,
    previous: 'Newer friends',
    next: 'Older friends',
  },
} as const
