import { Account } from './accounts/account-book.ts'
import { type ShopperState, untouched, type WorldState } from './state.ts'
import type { BaseWorlds } from './store/bases.ts'
import { type BaseWorld, World, type WorldParts } from './world.ts'

/** Format of a record. Change it when existing records could be misread. */
const RECORD_FORMAT = 'compact-world/1'

/** An account as data. `base` is the state below its differences; null: the state that the world's base has for the email. */
export type AccountRecord = {
  email: string
  proof: string | null
  base: Readonly<ShopperState> | null
  own: Readonly<Partial<ShopperState>>
}

/** A world as data: its base and its differences. */
export type WorldRecord = {
  format: typeof RECORD_FORMAT
  /** The canonical selection; null for an ordinary session. */
  selection: string | null
  /** The instant from which days are counted, milliseconds. */
  startsAt: number
  state: Readonly<Partial<WorldState>>
  guest: Readonly<Partial<ShopperState>>
  /** The changed accounts among the world's own. */
  accounts: readonly AccountRecord[]
  /** How many accounts were registered in this world. */
  registered: number
}

/** An invalid record, or one with an unknown format or scenario. The message addresses whoever supplied it. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
  readonly code = 'CORRUPT_RECORD'
}

export function accountRecord(account: Account, base: BaseWorld): AccountRecord {
  const isBase = base.accounts.get(account.email) === account.base
  return { email: account.email, proof: account.proof, base: isBase ? null : account.base, own: account.differences() }
}

/** A world as data, without shared accounts. */
export function worldRecord(world: World): WorldRecord {
  const { base } = world
  const book = world.hasOwnAccounts ? world.ownAccounts : undefined
  const accounts = (book?.touched ?? []).map((account) => accountRecord(account, base))
  return {
    format: RECORD_FORMAT,
    selection: base.scenario,
    startsAt: base.startsAt,
    state: world.state.differences(),
    guest: world.guest.differences(),
    accounts: accounts.filter(({ base: own, own: differences }) => own !== null || Object.keys(differences).length > 0),
    registered: book?.registered ?? 0,
  }
}

/** Restores an account from its record. Throws a RecordError if the base has no such account. */
export function accountFrom({ email, proof, base, own }: AccountRecord, world: BaseWorld): Account {
  const under = base ?? world.accounts.get(email)
  if (!under) throw new RecordError(`The record tells of the account ${email} without what lies under it.`)
  return new Account(email, proof, under, own)
}

/** The base of a record. */
export function baseOf({ selection, startsAt }: Pick<WorldRecord, 'selection' | 'startsAt'>, bases: BaseWorlds): BaseWorld {
  return selection === null ? bases.ordinary(startsAt) : bases.selected(selection)
}

/** Restores a world from its record. For ordinary sessions, pass the shared accounts. */
export function worldFrom(record: WorldRecord, bases: BaseWorlds, accounts?: WorldParts['accounts']): World {
  const base = baseOf(record, bases)
  const world = new World(base, { state: record.state, guest: record.guest, ...(accounts && { accounts }) })
  if (record.accounts.length > 0 && !accounts) for (const account of record.accounts) world.ownAccounts.keep(accountFrom(account, base))
  if (record.registered > 0 && !accounts) world.ownAccounts.countFrom(record.registered)
  return world
}

/** Checks that a value is a record. Checks its shape, not the content of each part. Throws a RecordError. */
export function readRecord(value: unknown): WorldRecord {
  if (!isObject(value)) throw new RecordError('A world’s record is a JSON object.')
  if (value['format'] !== RECORD_FORMAT)
    throw new RecordError(`A world’s record has the format '${RECORD_FORMAT}', not '${String(value['format']).slice(0, 60)}'.`)
  const problem = problemOf(value)
  if (problem) throw new RecordError(`The world’s record is damaged: ${problem}.`)
  return value as WorldRecord
}

function problemOf({ selection, startsAt, state, guest, accounts, registered }: Record<string, unknown>): string | undefined {
  if (selection !== null && typeof selection !== 'string') return 'selection is no text'
  if (typeof startsAt !== 'number' || !Number.isSafeInteger(startsAt)) return 'startsAt is no instant'
  if (!isObject(state)) return 'state is no object'
  if (!hasOnly(guest, shopperParts)) return 'guest has parts that no shopper has'
  if (typeof registered !== 'number' || !Number.isSafeInteger(registered) || registered < 0) return 'registered is no count'
  if (!Array.isArray(accounts) || !accounts.every(isAccount)) return 'accounts are not a list of accounts'
  return undefined
}

const shopperParts = new Set(Object.keys(untouched))

function isAccount(value: unknown): boolean {
  if (!isObject(value) || typeof value['email'] !== 'string') return false
  const { proof, base, own } = value
  return (proof === null || typeof proof === 'string') && (base === null || hasOnly(base, shopperParts)) && hasOnly(own, shopperParts)
}

function hasOnly(value: unknown, parts: ReadonlySet<string>): boolean {
  return isObject(value) && Object.keys(value).every((part) => parts.has(part))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
