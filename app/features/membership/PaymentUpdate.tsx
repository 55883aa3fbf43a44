import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { PaymentMarks } from '#app/design-system/payment-marks/PaymentMarks.tsx'
import { paymentUpdateCopy as copy } from '#app/messages/account/membership.ts'
import { MEMBERSHIP_PATH } from '#app/platform/membership/flow-answer.ts'
import type { PaymentCompletion } from '#app/platform/membership/payment-update.ts'
import { cardMarks } from '#app/platform/settings/payments.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import './membership.css'

type PaymentUpdateProps = {
  store: Store
  onCompletion: PaymentCompletion
  /** True if there was a membership to renew and the time for it has passed. */
  isLate: boolean
  /** Why the last card was not taken: notices. */
  refusal: ReactNode
  /** The provider's card fields; undefined where no provider is connected. */
  cardFields: ReactNode
  /** The button that saves. */
  save: ReactNode
}

/** A new card for the membership. Only the payment provider sees its number. Spec §2 Account. */
export function PaymentUpdate({ store, onCompletion, isLate, refusal, cardFields, save }: PaymentUpdateProps) {
  return (
    <section className="membership" aria-labelledby="payment-update">
      <TextLink standalone href={storeHref(store, MEMBERSHIP_PATH)}>
        {copy.back}
      </TextLink>
      <h2 id="payment-update" className="membership-heading">
        {copy.card}
      </h2>
      <p>{onCompletion === 'reactivate' && !isLate ? copy.leadReactivate : copy.lead}</p>
      {isLate && <Alert level="warn">{copy.late}</Alert>}
      {refusal}
      <form aria-labelledby="payment-update" method="post" action="/api/membership/payment" noValidate className="membership-form">
        <input type="hidden" name="locale" value={store.locale} />
        <input type="hidden" name="onCompletion" value={onCompletion} />
        <PaymentMarks label={copy.marks} marks={cardMarks} />
        {cardFields}
        <noscript>
          <p>{copy.needsScripts}</p>
        </noscript>
        {save}
      </form>
    </section>
  )
}
