import type { Metadata } from 'next'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { basketNotices } from '#app/features/basket/notices/basket-notices.tsx'
import { CardFields } from '#app/features/checkout/CardFields.client.tsx'
import { PayButton } from '#app/features/checkout/PayButton.client.tsx'
import { membershipView } from '#app/features/membership/membership-data.ts'
import { PaymentUpdate } from '#app/features/membership/PaymentUpdate.tsx'
import { paymentUpdateCopy as copy } from '#app/messages/account/membership.ts'
import { PAYMENT_UPDATE_PATH as path, paymentUpdatePath } from '#app/platform/membership/payment-update.ts'
import { canBeRenewed } from '#app/platform/membership/renewal-right.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { paymentProvider } from '#app/platform/settings/payment-provider.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from '../../account-page.tsx'

export const dynamic = 'force-dynamic'

type PaymentRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: PaymentRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

const CODE = /^[A-Z][A-Z_]{2,63}$/

/** A new card for the membership; with `onCompletion=reactivate` the membership is renewed with it. */
export default async function PaymentRoute({ params, searchParams }: PaymentRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const { onCompletion: asked, refused } = await searchParams
  const onCompletion = asked === 'reactivate' ? 'reactivate' : 'none'
  const notices = (code: string) => basketNotices([{ code, level: 'error', params: [], handler: null }], store.locale)
  const content = async () => {
    const isLate = onCompletion === 'reactivate' && !(await canReactivate())
    const cardFrame = paymentProvider()?.cardFrame
    const code = typeof refused === 'string' && CODE.test(refused) ? refused : undefined
    return (
      <PaymentUpdate
        store={store}
        onCompletion={onCompletion}
        isLate={isLate}
        refusal={code && (code === 'CARD_FIRST' ? <Alert level="error">{copy.cardFirst}</Alert> : notices(code))}
        cardFields={
          cardFrame === undefined ? (
            notices('PAYMENT_LOAD_ERROR')
          ) : (
            <CardFields
              src={cardFrame}
              words={{ title: copy.frame, loading: copy.loading, again: copy.again, incomplete: copy.incomplete }}
              failed={notices('PAYMENT_LOAD_ERROR')}
              keepsCard
            />
          )
        }
        save={<PayButton label={onCompletion === 'reactivate' && !isLate ? copy.saveAndRenew : copy.save} pendingLabel={copy.saving} />}
      />
    )
  }
  const canReactivate = async () => (await canBeRenewed(pageRequest)) || (await membershipView(pageRequest)).reactivates !== undefined
  const query = paymentUpdatePath(onCompletion).slice(path.length)
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      query={query}
      title={copy.title}
      subheader={copy.subheader}
      keepsTitle
      content={content}
    />
  )
}
