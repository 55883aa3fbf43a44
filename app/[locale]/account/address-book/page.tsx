import type { Metadata } from 'next'
import { AddressBook, UndoAddressRemoval } from '#app/features/account/addresses/AddressBook.tsx'
import { AddressEditor } from '#app/features/account/addresses/AddressEditor.tsx'
import { addressBookData } from '#app/features/account/addresses/address-book-data.ts'
import { addressBookCopy as copy } from '#app/messages/account/address-book.ts'
import { postedNotification } from '#app/platform/account/posted-notification.ts'
import { addressBookForm, removedAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { shownForm } from '#app/platform/forms/shown-form.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { FormRouteProps } from '../../account-form-route.ts'
import { AccountPage } from '../account-page.tsx'

export const dynamic = 'force-dynamic'

const path = addressBookForm.page

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/** The shopper's addresses, or the form of one of them. */
export default async function AddressBookRoute({ params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const query = await searchParams
  const edit = typeof query['edit'] === 'string' ? query['edit'] : undefined
  const content = async () => {
    const addresses = await addressBookData(pageRequest)
    if (edit === undefined) return <AddressBook store={store} addresses={addresses} />
    return <AddressEditor store={store} edit={edit} addresses={addresses} shown={await shownForm(addressBookForm, query)} />
  }
  const notification = postedNotification(query, copy.posted)
  const { values: removed } = await shownForm(removedAddressForm, {})
  const canUndo = query['done'] === 'removed' && Object.keys(removed).length > 0
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      query={edit === undefined ? '' : `?${new URLSearchParams({ edit })}`}
      title={copy.title}
      subheader={copy.subheader}
      notification={notification && canUndo ? { ...notification, action: <UndoAddressRemoval store={store} /> } : notification}
      content={content}
    />
  )
}
