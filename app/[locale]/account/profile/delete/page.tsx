import type { Metadata } from 'next'
import { DeleteAccount } from '#app/features/account/profile/DeleteAccount.tsx'
import { deleteAccountCopy as copy } from '#app/messages/account/profile.ts'
import { deleteAccountForm } from '#app/platform/forms/descriptions/profile.ts'
import { wordedForm } from '#app/platform/forms/shown-form.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { FormRouteProps } from '../../../account-form-route.ts'
import { AccountPage } from '../../account-page.tsx'

export const dynamic = 'force-dynamic'

const path = deleteAccountForm.page

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/** Asks once more before the account is deleted. */
export default async function DeleteAccountRoute({ params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const query = await searchParams
  const { store } = pageRequest
  const content = async () => <DeleteAccount store={store} shown={await wordedForm(deleteAccountForm, query, store.locale)} />
  return <AccountPage pageRequest={pageRequest} path={path} title={copy.title} subheader={copy.subheader} keepsTitle content={content} />
}
