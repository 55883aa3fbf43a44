import type { Metadata } from 'next'
import { Profile } from '#app/features/account/profile/Profile.tsx'
import { profileData } from '#app/features/account/profile/profile-data.ts'
import { profileCopy as copy } from '#app/messages/account/profile.ts'
import { postedNotification } from '#app/platform/account/posted-notification.ts'
import { emailChangeForm, passwordForm, profileForm } from '#app/platform/forms/descriptions/profile.ts'
import { wordedForm } from '#app/platform/forms/shown-form.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { FormRouteProps } from '../../account-form-route.ts'
import { AccountPage } from '../account-page.tsx'

export const dynamic = 'force-dynamic'

const path = profileForm.page

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/** The shopper's details. */
export default async function ProfileRoute({ params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const query = await searchParams
  const content = async () => {
    const [account, details, email, password] = await Promise.all([
      profileData(pageRequest),
      wordedForm(profileForm, query, pageRequest.store.locale),
      wordedForm(emailChangeForm, query, pageRequest.store.locale),
      wordedForm(passwordForm, query, pageRequest.store.locale),
    ])
    return <Profile store={pageRequest.store} account={account} shown={{ details, email, password }} />
  }
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      title={copy.title}
      subheader={copy.subheader}
      notification={postedNotification(query, copy.posted)}
      content={content}
    />
  )
}
