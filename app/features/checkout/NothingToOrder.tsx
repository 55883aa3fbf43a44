import type { ReactNode } from 'react'
import { Alerts } from '#app/design-system/alert/Alert.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import './checkout-page.css'

/** A checkout of which nothing is left to buy. */
export function NothingToOrder({ copy, notices, basketHref }: { copy: CheckoutCopy; notices: ReactNode; basketHref: string }) {
  return (
    <Container>
      <div className="checkout-outcome">
        <h1 className="checkout-title">{copy.empty.heading}</h1>
        <Alerts>{notices}</Alerts>
        <p>
          <ButtonLink href={basketHref}>{copy.empty.link}</ButtonLink>
        </p>
      </div>
    </Container>
  )
}
