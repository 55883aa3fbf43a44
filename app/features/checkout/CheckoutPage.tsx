import type { ReactNode } from 'react'
import { Alert, Alerts } from '#app/design-system/alert/Alert.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { HELD_FORMS_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { StaticScript } from '#app/platform/framework/static-markup/StaticScript.tsx'
import type { Store } from '#app/platform/store/stores.ts'
import { AddressSection, type AddressSectionProps } from './AddressSection.tsx'
import './checkout-page.css'
import { ContactLine } from './ContactLine.tsx'
import type { CheckoutView } from './checkout-data.ts'
import { DeliverySection } from './DeliverySection.tsx'
import { PaymentSection, type PaymentSectionProps } from './PaymentSection.tsx'

type CheckoutPageProps = {
  store: Store
  checkout: CheckoutView
  copy: CheckoutCopy
  /** What the basket says, and what a post ended in that belongs to no section. */
  notices: ReactNode
  /** The basket and its prices. */
  summary: ReactNode
  address: Omit<AddressSectionProps, 'number' | 'checkout' | 'copy' | 'store'>
  payment: Omit<PaymentSectionProps, 'number' | 'checkout' | 'copy' | 'store'>
  /** True if the last choice of a delivery method was not saved. */
  hasDeliveryFailed: boolean
  isGuest: boolean
}

/** From basket to order on one page: contact, address, delivery, payment, and a summary that stays. Every section is a form of its own. */
export function CheckoutPage({ store, checkout, copy, notices, summary, address, payment, hasDeliveryFailed, isGuest }: CheckoutPageProps) {
  const shared = { store, checkout, copy }
  const isPosted = checkout.deliveryMethods.length > 0
  const numberOfPayment = isPosted ? 3 : 1
  return (
    <Container>
      <StaticScript text={HELD_FORMS_SCRIPT} />
      <div className="checkout-layout">
        <div className="checkout-summary">{summary}</div>
        <div className="checkout-main">
          <h1 className="checkout-title">{copy.title}</h1>
          {(notices !== null || hasDeliveryFailed) && (
            <Alerts>
              {notices}
              {hasDeliveryFailed && <Alert level="error">{copy.problems.UNSENT}</Alert>}
            </Alerts>
          )}
          <ContactLine {...shared} isGuest={isGuest} />
          {isPosted && <AddressSection {...shared} {...address} number={1} />}
          {isPosted && <DeliverySection {...shared} number={2} />}
          <PaymentSection {...shared} {...payment} number={numberOfPayment} />
        </div>
      </div>
    </Container>
  )
}
