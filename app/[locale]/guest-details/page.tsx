import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type CheckoutView, checkoutData } from '#app/features/checkout/checkout-data.ts'
import { GuestDetailsPage } from '#app/features/login/pages.tsx'
import { guestDetailsCopy } from '#app/messages/forms/account-forms.ts'
import { guestDetailsForm } from '#app/platform/forms/account-forms.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { FunnelStep } from '#app/platform/tracking/FunnelStep.client.tsx'
import { funnelStep } from '#app/platform/tracking/funnel.ts'
import { type FormRouteProps, formRoute } from '../account-form-route.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: guestDetailsCopy.title, path: guestDetailsForm.page, isIndexed: false })
}

/** The details of somebody who orders without an account. Whoever is logged in has told them already. */
export default async function GuestDetailsPageRoute(props: FormRouteProps) {
  const { pageRequest, shopper, store, shown } = await formRoute(guestDetailsForm, props)
  if (shopper !== undefined) redirect(storeHref(store, '/checkout'))
  // Whoever comes back to change something finds what they told before.
  const { contact } = await checkoutData(pageRequest)
  const isFresh = contact !== null && shown.problems.length === 0 && shown.values.firstName === undefined
  const values = isFresh ? { ...toldBy(contact), ...shown.values } : shown.values
  return (
    <PageFrame pageRequest={pageRequest} path={guestDetailsForm.page}>
      <GuestDetailsPage store={store} shown={{ ...shown, values }} />
      <FunnelStep step={funnelStep('/guest-details', false)} />
    </PageFrame>
  )
}

function toldBy({ email, firstName, lastName, phone }: NonNullable<CheckoutView['contact']>) {
  return { email, firstName, lastName, ...(phone !== null && { phone }) }
}
