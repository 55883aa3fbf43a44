import type { MailRecord } from '#fixtures/scenarios/record.ts'
import type { ContractContext } from '../context.ts'

/** How many emails a world keeps. */
const KEPT_MAILS = 50

/** Sends an email: the world keeps it. A newer link, or a newer code, takes the place of those before it. */
export function sendMail(mail: MailRecord, { state }: ContractContext['world']): void {
  const older = state.read('sentMails').map((one) => (one.to === mail.to && isSameKind(one, mail) ? { ...one, isUsed: true } : one))
  state.write('sentMails', [mail, ...older].slice(0, KEPT_MAILS))
}

function isSameKind(one: MailRecord, other: MailRecord): boolean {
  return 'token' in one === 'token' in other
}

/** Marks the link or the code of an email as used. */
export function useUp(mail: MailRecord, { state }: ContractContext['world']): void {
  state.write(
    'sentMails',
    state.read('sentMails').map((one) => (one === mail ? { ...one, isUsed: true } : one)),
  )
}
