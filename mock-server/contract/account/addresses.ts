import { addressBooks } from '#fixtures/orders/addresses.ts'
import type { AddressRecord } from '#fixtures/orders/record.ts'
import type { Address, AddressBook, AddressInput, AddressResult, Problem } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { type AddressOutcome, checkAddress } from '../rules/input/address.ts'

/** Maximum number of addresses in an address book. */
const MOST_ADDRESSES = 20

/** An address in the contract's shape. */
export function address(
  { id, firstName, lastName, line1, line2, city, region, postalCode, countryCode, phone }: AddressRecord,
  isDefault: boolean,
): Address {
  return { id, firstName, lastName, line1, line2, city, region, postalCode, countryCode, phone, isDefault }
}

/** The addresses of the logged-in shopper, the default first; a guest has none. */
export function addressesOf({ shopper }: ContractContext): readonly AddressRecord[] {
  const identity = shopper.read('identity')
  return identity ? (shopper.read('addresses') ?? addressBooks[identity.id] ?? []) : []
}

/** The address book in the contract's shape. */
export function addressBook(context: ContractContext): AddressBook {
  return { addresses: addressesOf(context).map((record, at) => address(record, at === 0)) }
}

/** What is wrong with the address at `path`. */
export function addressProblems({ problem: { field, code } }: Extract<AddressOutcome, { ok: false }>, path: readonly string[]): Problem[] {
  return [problem(code, [...path, field])]
}

/** Adds an address, or replaces the one with the given id, if it is deliverable. Returns what is wrong with it; empty if it is kept. */
export function keepAddress(input: AddressInput, id: string | null, path: readonly string[], context: ContractContext): Problem[] {
  const known = id === null ? addressesOf(context) : addressesWith(id, context)
  if (id === null && known.length >= MOST_ADDRESSES) return [problem('TOO_MANY', path)]
  const outcome = checkAddress(input, context.store)
  if (!outcome.ok) return addressProblems(outcome, path)
  const record: AddressRecord = { id: id ?? nextId(known), ...outcome.address }
  const others = id === null ? [...known.slice(0, 1), record, ...known.slice(1)] : known.map((one) => (one.id === id ? record : one))
  const addresses = known.length === 0 ? [record] : others
  context.shopper.write('addresses', input.isDefault ? withDefault(addresses, record.id) : addresses)
  return []
}

/** The address book after a change, or why it was not changed. */
export function addressResult(problems: Problem[], context: ContractContext): AddressResult {
  return problems.length > 0 ? { __typename: 'AddressRejected', problems } : { __typename: 'AddressBook', ...addressBook(context) }
}

/** The addresses, if the one with the given id is among them. */
function addressesWith(id: string, context: ContractContext): readonly AddressRecord[] {
  const known = addressesOf(context)
  if (!known.some((one) => one.id === id)) throw notFound(['id'], `There is no address '${id.slice(0, 60)}'.`)
  return known
}

/** The next free id of an address book. */
function nextId(known: readonly AddressRecord[]): string {
  const numbers = known.map(({ id }) => Number(/^address-new-(\d+)$/.exec(id)?.[1] ?? 0))
  return `address-new-${Math.max(0, ...numbers) + 1}`
}

function withDefault(addresses: readonly AddressRecord[], id: string): AddressRecord[] {
  return [...addresses.filter((one) => one.id === id), ...addresses.filter((one) => one.id !== id)]
}

/** Removes an address. */
export function removeAddress(id: string, context: ContractContext): AddressBook {
  const left = addressesWith(id, context).filter((one) => one.id !== id)
  context.shopper.write('addresses', left)
  return addressBook(context)
}

/** Makes an address the default. */
export function chooseDefault(id: string, context: ContractContext): AddressBook {
  context.shopper.write('addresses', withDefault(addressesWith(id, context), id))
  return addressBook(context)
}
