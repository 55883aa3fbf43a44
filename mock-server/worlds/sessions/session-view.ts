import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { flags as flagRecords } from '#fixtures/flags/flags.ts'
import type { MailRecord } from '#fixtures/scenarios/record.ts'
import { mailPath } from '../../contract/account/mails.ts'
import type { CatalogueIndex } from '../../contract/catalogue/catalogue-index.ts'
import type { ArrangedState } from '../arranged-state.ts'
import { inspectWorld, type WorldInspection } from '../inspection.ts'
import type { ClockState } from '../state.ts'
import type { KeptWorld } from '../store/world-store.ts'
import type { World } from '../world.ts'
import { worldRecord } from '../world-record.ts'
import { sessionIdOf, sessionNameOf } from './session-key.ts'

/** A session in a list. An ordinary session has an empty selection and no world. Instants are milliseconds. */
export type SessionFacts = {
  id: string
  key: string
  selection: string
  world: string | null
  store: StoreLocale
  usedAt: number
  /** Number of requests in its journal. */
  requests: number
}

/** What the link of an email is for. */
type MailPurpose = 'password' | 'email' | 'code' | 'gift'

/** A session with all its state. Instants are milliseconds. */
export type SessionInspection = Omit<SessionFacts, 'requests'> &
  WorldInspection &
  Omit<ArrangedState, 'flags'> & {
    now: number
    /** Emails that were or will be sent, newest first: to whom, when, the path in the shop that it leads to, and its code or gift, if it holds one. */
    sentMails: readonly {
      to: string
      sentAt: number
      link: string
      isUsed: boolean
      purpose: MailPurpose
      passcode: string | null
      gift: { recipientName: string | null; message: string | null } | null
    }[]
    clock: { kind: ClockState['kind']; at: number }
    /** Every flag with its value in this world. */
    flags: Readonly<Record<string, string>>
    /** Differences from the selection's initial state: parts of the world, of the guest, and of accounts by email. */
    differences: Readonly<Record<string, unknown>>
  }

/** A session with all its state. `hostNow` in milliseconds. */
export async function inspectionOf(kept: KeptWorld, catalogue: CatalogueIndex, hostNow: number): Promise<SessionInspection> {
  const { world } = kept
  const facts = factsOf(kept)
  const now = world.now(hostNow)
  return {
    ...facts,
    ...(await inspectWorld(world, facts.store, catalogue, hostNow)),
    ...arrangedIn(world),
    flags: { ...defaultFlags(), ...world.state.read('flags') },
    now,
    sentMails: mailsOf(world),
    clock: { kind: world.state.read('clock').kind, at: now },
    differences: differencesOf(world),
  }
}

function mailsOf({ state, base }: World): SessionInspection['sentMails'] {
  return state.read('sentMails').map((mail) => ({
    to: mail.to,
    sentAt: base.startsAt + mail.at,
    link: mailPath(mail),
    isUsed: mail.isUsed,
    purpose: purposeOf(mail),
    passcode: mail.isCode ? mail.token : null,
    gift: mail.gift ? { recipientName: mail.gift.recipientName ?? null, message: mail.gift.message ?? null } : null,
  }))
}

function purposeOf({ change, gift, isCode }: MailRecord): MailPurpose {
  if (isCode) return 'code'
  if (gift) return 'gift'
  return change ? 'email' : 'password'
}

function arrangedIn({ state }: World): Omit<ArrangedState, 'flags'> {
  return {
    offers: state.read('offers'),
    notices: state.read('notices'),
    answers: state.read('answers'),
    faults: state.read('faults'),
    paymentPlan: state.read('paymentPlan'),
    browser: state.read('browser'),
    seed: state.read('seed'),
  }
}

/** A session in a list, without its journal. */
export function factsOf({ key, usedAt, world }: KeptWorld): Omit<SessionFacts, 'requests'> {
  const name = sessionNameOf(key)
  const where = name?.kind === 'scenario' ? { selection: name.selection, world: name.world } : { selection: '', world: null }
  return { id: sessionIdOf(key), key, ...where, store: world.base.store ?? 'en-GB', usedAt }
}

function differencesOf(world: World): Readonly<Record<string, unknown>> {
  const { state, guest, accounts } = worldRecord(world)
  const shared = world.hasOwnAccounts || !world.account ? [] : [[world.account.email, world.account.differences()]]
  const own = Object.fromEntries([...accounts.map(({ email, own: differences }) => [email, differences]), ...shared])
  const parts = Object.entries({ ...state, guest, accounts: own })
  return Object.fromEntries(parts.filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
}

function defaultFlags(): Record<string, string> {
  return Object.fromEntries(Object.entries(flagRecords).map(([name, flag]) => [name, flag.default]))
}
