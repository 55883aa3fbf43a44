import { CLOSE } from '../shared.ts'

/** The country dialog. Spec §2. */
export const countryCopy = {
  title: 'Where should we deliver to?',
  field: 'Deliver to',
  options: { 'en-GB': 'United Kingdom', 'en-US': 'United States' },
  ok: 'OK',
  going: 'One moment…',
  close: CLOSE,
} as const
