import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { chevronUp } from '#app/design-system/icon/icons.ts'
import { Money } from '#app/design-system/price/Money.tsx'
import { addDrawerCopy as copy } from '#app/messages/basket/add-drawer.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { useBasketState } from '../store/basket-store.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import { pricingLines } from '../summary/pricing-lines.ts'
import { lineValue } from '../summary/summary-lines.ts'
import styles from './DrawerFooter.module.css'
import { BASKET_DRAWER_ID } from './drawer-id.ts'

type DrawerFooterProps = { basketHref: string; locale: string }

/** The total and a link to the basket; without a counted item, only the button back to the shop. */
export function DrawerFooter({ basketHref, locale }: DrawerFooterProps) {
  const { basket } = useBasketState()
  return (
    <div className={styles.footer}>
      {basket && basket.count > 0 && (
        <>
          <BasketTotal basket={basket} locale={locale} />
          <ButtonLink href={basketHref} size={56} wide>
            {copy.review}
          </ButtonLink>
        </>
      )}
      <Button variant="quiet" wide onClick={() => closeDialog(BASKET_DRAWER_ID)}>
        {copy.continue}
      </Button>
    </div>
  )
}

/** The summary, collapsed at first, and its total. Every amount is the server's. */
function BasketTotal({ basket, locale }: { basket: BasketView; locale: string }) {
  const { isMember } = useShopper()
  const { update, count } = basket
  const hasMembership = isMember || basket.hasMembershipInBag
  const lines = pricingLines({ ...update, isEmpty: basket.lines.length === 0 }, { locale, hasMembership })
  return (
    <>
      <details className={styles.summary}>
        <summary>
          <span className={styles.label}>{copy.orderSummary}</span>
          <Icon icon={chevronUp} size={18} />
          <span className={styles.count}>{formatMessage(copy.items, { count }, locale)}</span>
        </summary>
        <dl className={styles.lines}>
          {lines
            .filter(({ tone }) => tone !== 'total')
            .map((line) => (
              <div key={line.id} data-tone={line.tone}>
                <dt>{line.label}</dt>
                <dd>
                  <Money>{lineValue(line, update, locale)}</Money>
                </dd>
              </div>
            ))}
        </dl>
      </details>
      <dl className={styles.total}>
        {lines
          .filter(({ tone }) => tone === 'total')
          .map((line) => (
            <div key={line.id}>
              <dt>{line.label}</dt>
              <dd>
                <Money>{lineValue(line, update, locale)}</Money>
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}
