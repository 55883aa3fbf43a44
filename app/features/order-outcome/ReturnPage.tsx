import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { returnCopy as copy } from '#app/messages/checkout/outcome.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import './outcome.css'
import { WaitForOutcome } from './WaitForOutcome.client.tsx'

type ReturnPageProps = {
  store: Store
  /** This page's address. */
  href: string
  /** The provider's page, if the shopper has something left to do there. */
  actionUrl: string | undefined
  /** Seconds until asking again makes sense. */
  askAgainIn: number
}

/** An attempt to pay whose end is not known. It never says that the payment failed, and needs no script: asking again is a link. */
export function ReturnPage({ store, href, actionUrl, askAgainIn }: ReturnPageProps) {
  return (
    <Container>
      <div className="outcome">
        {actionUrl === undefined ? (
          <>
            <h1>{copy.pending.heading}</h1>
            <p className="outcome-lead">{copy.pending.text}</p>
            <WaitForOutcome seconds={askAgainIn} waiting={copy.pending.waiting} />
            <div className="outcome-actions">
              <ButtonLink href={href}>{copy.pending.check}</ButtonLink>
              <TextLink standalone href={storeHref(store, '/contact')}>
                {copy.help}
              </TextLink>
            </div>
            <p className="outcome-small">{copy.pending.safe}</p>
          </>
        ) : (
          <>
            <h1>{copy.action.heading}</h1>
            <p className="outcome-lead">{copy.action.text}</p>
            <div className="outcome-actions">
              <ButtonLink href={actionUrl}>{copy.action.resume}</ButtonLink>
              <TextLink standalone href={storeHref(store, '/checkout#payment')}>
                {copy.action.other}
              </TextLink>
            </div>
          </>
        )}
      </div>
    </Container>
  )
}
