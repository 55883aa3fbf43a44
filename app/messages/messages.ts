import { enGB, type Messages } from './en-GB.ts'
import { enUS } from './en-US.ts'

/** The shop's copy in one locale; the UK's for a locale that the shop does not have. */
export function messagesOf(locale: string): Messages {
  return locale === 'en-US' ? enUS : enGB
}
