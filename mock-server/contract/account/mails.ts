import type { MailRecord } from '#fixtures/scenarios/record.ts'
import type { ErrorCode, Problem } from '#schema/__generated__/types.ts'
import { proofOf } from '../../worlds/accounts/credentials.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { retryAt } from '../rules/session/login-tries.ts'

/** How long a link works, milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1000

/** How many emails a world keeps. */
const KEPT_MAILS = 50

/** Path and query of the shop's page that the link of an email leads to, without the store's prefix. */
export function mailPath({ token, change, isCode, gift }: Pick<MailRecord, 'token' | 'change' | 'isCode' | 'gift'>): string {
  if (isCode) return '/signin/code'
  if (gift) return `/gift-memberships/redeem?${new URLSearchParams({ code: token })}`
  return `${change ? '/account/profile/confirm-email' : '/reset-password'}?${new URLSearchParams({ token })}`
}

/** Keeps an email with the session, in place of sending it. A newer link takes the place of those before it that do the same. */
export async function sendMail(
  { to, change }: Pick<MailRecord, 'to' | 'change'>,
  { world, now, startsAt }: ContractContext,
): Promise<void> {
  const before = world.state.read('sentMails')
  const token = await proofOf(to, `${change ? 'change' : 'reset'} ${now} ${before.length}`)
  const mail: MailRecord = { to, at: now - startsAt, token, isUsed: false, ...(change && { change }) }
  const isReplaced = (one: MailRecord) => (change ? one.change?.from === change.from : isReset(one) && one.to === to)
  world.state.write('sentMails', mostRecent([mail, ...before.map((one) => (isReplaced(one) ? { ...one, isUsed: true } : one))]))
}

/** True for an email to a person who types their address as `email`. */
export function isTo({ to }: Pick<MailRecord, 'to'>, email: string): boolean {
  return to.toLowerCase() === email.trim().toLowerCase()
}

/** True for an email with a link to a new password. */
export function isReset({ change, isCode, gift }: MailRecord): boolean {
  return !change && !isCode && !gift
}

/** When the next email of a kind can be sent to an address: as many are sent within a while as logins may fail. Null: now. */
export function nextMailAt(
  email: string,
  isOfKind: (mail: MailRecord) => boolean,
  { world, now, startsAt }: ContractContext,
): number | null {
  const sent = world.state.read('sentMails').filter((mail) => isOfKind(mail) && isTo(mail, email))
  return retryAt(sent.map(({ at }) => startsAt + at).reverse(), now)
}

/** Keeps the email of a gift, whose code and day are known. */
export function sendGiftMail(mail: MailRecord, { world }: ContractContext): void {
  world.state.write('sentMails', mostRecent([mail, ...world.state.read('sentMails')]))
}

/** As many emails as a world keeps. The oldest go, those with gifts last: they were paid for. */
function mostRecent(mails: readonly MailRecord[]): readonly MailRecord[] {
  const spare = mails.length - KEPT_MAILS
  if (spare <= 0) return mails
  const oldestFirst = [...mails].reverse()
  const dropped = new Set([...oldestFirst.filter(({ gift }) => !gift), ...oldestFirst.filter(({ gift }) => gift)].slice(0, spare))
  return mails.filter((mail) => !dropped.has(mail))
}

/** Marks the link or gift of an email as used. */
export function useUpMail(mail: MailRecord, { world }: Pick<ContractContext, 'world'>): void {
  world.state.write(
    'sentMails',
    world.state.read('sentMails').map((one) => (one === mail ? { ...one, isUsed: true } : one)),
  )
}

/** Uses up the link with a token, or says what is wrong with it at `path`. Used up before anything is awaited, so that two requests at once cannot both use it. */
export function takeMail(
  token: string,
  path: readonly string[],
  { world, now, startsAt }: ContractContext,
  isMeant: (mail: MailRecord) => boolean,
): { mail: MailRecord } | { problems: Problem[] } {
  const rejected = (code: ErrorCode) => ({ problems: [problem(code, path)] })
  const mail = world.state.read('sentMails').find((one) => one.token === token.trim() && isMeant(one))
  if (!mail) return rejected('RESET_LINK_UNKNOWN')
  if (mail.isUsed) return rejected('RESET_LINK_USED')
  if (now - startsAt >= mail.at + LINK_LIFETIME) return rejected('RESET_LINK_EXPIRED')
  useUpMail(mail, { world })
  return { mail }
}

/** Keeps an email with a code to log in with. A newer code takes the place of those before it. */
export function sendCode(to: string, passcode: string, { world, now, startsAt }: ContractContext): void {
  const older = world.state.read('sentMails').map((one) => (one.isCode && one.to === to ? { ...one, isUsed: true } : one))
  const mail: MailRecord = { to, at: now - startsAt, token: passcode, isUsed: false, isCode: true }
  world.state.write('sentMails', mostRecent([mail, ...older]))
}
