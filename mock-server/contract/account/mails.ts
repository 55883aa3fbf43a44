import type { MailRecord } from '#fixtures/scenarios/record.ts'
import type { ContractContext } from '../context.ts'

/** How many emails a world keeps. */
const KEPT_MAILS = 50

/**
 * Keeps an email that would be sent. A newer link to a new password takes the place of those before it. Of too many emails the oldest go, those with gifts
 * last: they were paid for.
 */
export function keepMail(mail: MailRecord, { world }: ContractContext): void {
  const before = world.state.read('sentMails')
  const older = mail.gift ? before : before.map((one) => (one.to === mail.to && !one.gift ? { ...one, isUsed: true } : one))
  const all = [mail, ...older]
  const spare = all.length - KEPT_MAILS
  const dropped = new Set(
    spare > 0
      ? [...all]
          .reverse()
          .sort((a, b) => Number(Boolean(a.gift)) - Number(Boolean(b.gift)))
          .slice(0, spare)
      : [],
  )
  world.state.write(
    'sentMails',
    all.filter((one) => !dropped.has(one)),
  )
}

/** Marks the link or gift of an email as used. */
export function useMail(mail: MailRecord, { world }: ContractContext): void {
  world.state.write(
    'sentMails',
    world.state.read('sentMails').map((one) => (one === mail ? { ...one, isUsed: true } : one)),
  )
}

/** Path and query of the shop's page that the link of an email leads to, without the store's prefix. */
export function mailPath({ token, gift }: MailRecord): string {
  if (gift) return `/gift-memberships/redeem?${new URLSearchParams({ code: token })}`
  return `/reset-password?${new URLSearchParams({ token })}`
}
