import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import type { ContractContext } from '../context.ts'

const UNDECLARED = 'A field that answers about an account lacks @requires(session: LOGGED_IN) in the schema.'

/** The logged-in shopper. Only for fields whose schema requires one. */
export function accountOf(context: ContractContext): ShopperRecord {
  const identity = context.shopper.read('identity')
  if (!identity) throw new Error(UNDECLARED)
  return identity
}

/** The logged-in shopper's account entry, which holds the password. Only for fields whose schema requires a logged-in shopper. */
export function bookedAccountOf({ world: { account } }: ContractContext): Account {
  if (!account) throw new Error(UNDECLARED)
  return account
}
