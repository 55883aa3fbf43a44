import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { type AddressFieldsFragment, GetAddressBookDocument } from '#operations/__generated__/operations.ts'

/** How many addresses the book holds, as the schema says of `AddressBook.addresses`. */
export const MOST_ADDRESSES = 20

/** The shopper's addresses, the default first. Throws as the request does. */
export async function addressBookData(pageRequest: PageRequest): Promise<readonly AddressFieldsFragment[]> {
  const { addressBook } = await serverQuery(pageRequest, GetAddressBookDocument, {})
  return addressBook.addresses
}
