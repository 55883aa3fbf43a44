import valid from 'card-validator'
import type { CardField } from '../protocol.ts'

/** What is typed into the card's fields. */
export type CardEntry = Readonly<Record<CardField, string>>

/** What is wrong with a field: nothing is typed, it is not finished, or it cannot be right, as a date that is past. */
export type CardMistake = 'missing' | 'incomplete' | 'wrong'

/** A number without the blanks and dashes that people type and paste. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

/** The scheme of a number as far as its first digits tell; null while they do not. */
export function schemeOf(number: string): { type: string; name: string } | null {
  const digits = digitsOf(number)
  if (digits === '') return null
  const { card } = valid.number(digits)
  return card ? { type: card.type, name: card.niceType } : null
}

/** A number in the groups that its scheme prints. */
export function groupedNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19)
  const gaps = valid.number(digits).card?.gaps ?? [4, 8, 12, 16]
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

function numberMistake(text: string): CardMistake | null {
  const digits = digitsOf(text)
  const { isValid, isPotentiallyValid, card } = valid.number(digits)
  if (isValid) return null
  // Some schemes have longer numbers too, but a whole number with a wrong check digit is mistyped far more often than unfinished.
  const isWhole = card !== null && digits.length >= Math.min(...card.lengths)
  return isPotentiallyValid && !isWhole ? 'incomplete' : 'wrong'
}

function expiryMistake(text: string): CardMistake | null {
  const { isValid, isPotentiallyValid } = valid.expirationDate(text.replaceAll(/\s/g, ''), 25)
  if (isValid) return null
  return isPotentiallyValid ? 'incomplete' : 'wrong'
}

function codeMistake(text: string, number: string): CardMistake | null {
  const size = valid.number(digitsOf(number)).card?.code.size ?? [3, 4]
  const { isValid, isPotentiallyValid } = valid.cvv(text.trim(), size)
  if (isValid) return null
  return isPotentiallyValid ? 'incomplete' : 'wrong'
}

/** What is wrong with a field; null for one that is right. */
export function mistakeIn(field: CardField, entry: CardEntry): CardMistake | null {
  const text = entry[field].trim()
  if (text === '') return 'missing'
  if (field === 'number') return numberMistake(text)
  if (field === 'expiry') return expiryMistake(text)
  if (field === 'code') return codeMistake(text, entry.number)
  return valid.cardholderName(text).isValid ? null : 'wrong'
}
