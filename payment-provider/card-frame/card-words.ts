import type { CardField } from '../protocol.ts'
import type { CardMistake } from './card-checks.ts'

/** What each field says is wrong with it. */
export const cardErrors: Readonly<Record<CardField, Readonly<Record<CardMistake, string>>>> = {
  number: {
    missing: 'Enter your card number',
    incomplete: 'Enter the whole card number',
    wrong: 'Check the card number: it is not right',
  },
  expiry: {
    missing: 'Enter the expiry date',
    incomplete: 'Enter the expiry date as month and year, like 08 / 30',
    wrong: 'Check the expiry date: it must be in the future, like 08 / 30',
  },
  code: {
    missing: 'Enter the security code',
    incomplete: 'Enter the whole security code',
    wrong: 'Check the security code: it is three or four digits',
  },
  name: {
    missing: 'Enter the name on the card',
    incomplete: 'Enter the name on the card',
    wrong: 'Enter the name as it is on the card, not the number',
  },
}
