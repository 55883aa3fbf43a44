import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { addressBookCopy as copy } from '#app/messages/account/address-book.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { addressBookForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { AddressFieldsFragment } from '#operations/__generated__/operations.ts'
import { MOST_ADDRESSES } from './address-book-data.ts'
import './addresses.css'

type AddressBookProps = { store: Store; addresses: readonly AddressFieldsFragment[] }

/** A shopper's addresses, each with what can be done to it. */
export function AddressBook({ store, addresses }: AddressBookProps) {
  const add = <ButtonLink href={editHref(store, 'new')}>{copy.add}</ButtonLink>
  if (addresses.length === 0) {
    return (
      <EmptyState heading={copy.empty.heading} actions={add}>
        <p>{copy.empty.text}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="addresses">
        {addresses.map((address) => (
          <li key={address.id} className="address-card">
            <AddressCard store={store} address={address} />
          </li>
        ))}
      </ul>
      {addresses.length < MOST_ADDRESSES ? <div>{add}</div> : <p>{formatMessage(copy.full, { count: String(MOST_ADDRESSES) })}</p>}
    </>
  )
}

function AddressCard({ store, address }: { store: Store; address: AddressFieldsFragment }) {
  const { id, isDefault, firstName, lastName, line1, line2, city, region, postalCode, phone } = address
  const lines = [line1, line2, [city, region].filter(Boolean).join(', '), postalCode, phone]
  const which = <span className="visually-hidden"> {formatMessage(copy.of, { line1 })}</span>
  return (
    <>
      {isDefault && <p className="address-default">{copy.isTheDefault}</p>}
      <address className="address-lines">
        <strong>
          {firstName} {lastName}
        </strong>
        {lines.map((line) => line && <span key={line}>{line}</span>)}
      </address>
      <div className="address-actions">
        <ButtonLink variant="quiet" size={44} href={editHref(store, id)}>
          {copy.edit}
          {which}
        </ButtonLink>
        <AddressAction store={store} id={id} action="remove">
          {copy.remove}
          {which}
        </AddressAction>
        {!isDefault && (
          <AddressAction store={store} id={id} action="default">
            {copy.makeDefault}
            {which}
          </AddressAction>
        )}
      </div>
    </>
  )
}

type AddressActionProps = { store: Store; id: string; action: 'remove' | 'default'; children: React.ReactNode }

function AddressAction({ store, id, action, children }: AddressActionProps) {
  return (
    <form role="none" method="post" action={`/api/account/addresses/${action}`}>
      <input type="hidden" name="locale" value={store.locale} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" size={44}>
        {children}
      </Button>
    </form>
  )
}

/** Puts back the address that was just removed. */
export function UndoAddressRemoval({ store }: { store: Store }) {
  return (
    <form role="none" method="post" action="/api/account/addresses/restore">
      <input type="hidden" name="locale" value={store.locale} />
      <Button type="submit" variant="quiet" size={44}>
        {copy.undo}
      </Button>
    </form>
  )
}

function editHref(store: Store, id: string): string {
  return `${storeHref(store, addressBookForm.page)}?${new URLSearchParams({ edit: id })}`
}
