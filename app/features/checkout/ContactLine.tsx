import { TextLink } from '#app/design-system/link/TextLink.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { CheckoutView } from './checkout-data.ts'

/** Who orders. A guest may change it; an account speaks for itself. */
export function ContactLine({
  store,
  checkout: { contact },
  copy,
  isGuest,
}: {
  store: Store
  checkout: CheckoutView
  copy: CheckoutCopy
  isGuest: boolean
}) {
  if (!contact) return null
  return (
    <section className="checkout-contact" aria-labelledby="contact-heading">
      <h2 id="contact-heading" className="checkout-contact-heading">
        {copy.contact.heading}
      </h2>
      <p className="checkout-contact-words">
        {contact.firstName} {contact.lastName}
        <br />
        {contact.email}
      </p>
      {isGuest && (
        <TextLink standalone href={storeHref(store, '/guest-details')}>
          {copy.change}
          <span className="visually-hidden"> {copy.contact.changeWhat}</span>
        </TextLink>
      )}
    </section>
  )
}
