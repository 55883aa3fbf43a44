import { Button } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { SanitisedHtml } from '#app/design-system/rich-text/SanitisedHtml.tsx'
import { joinCopy } from '#app/messages/pages/join.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { giftForm, redeemGiftForm } from '#app/platform/forms/descriptions/gifts.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { monthsOf } from './gift-term.ts'
import type { Gift } from './join-data.ts'
import { Perk } from './Plans.tsx'
import './join.css'

const HEADING = 'gifts'

type GiftPlansProps = {
  /** Undefined if they cannot be had. */
  gifts: readonly Gift[] | undefined
  store: Store
}

/** The memberships that can be given. A member may give one too, so nothing here is hidden from members. */
export function GiftPlans({ gifts, store }: GiftPlansProps) {
  const copy = joinCopy(store.locale)
  if (!gifts || gifts.length === 0) {
    return (
      <Container>
        <h2>{copy.giftsUnavailable}</h2>
        <p>{copy.unavailableHelp}</p>
      </Container>
    )
  }
  return (
    <section className="join-band" aria-labelledby={HEADING}>
      <Container>
        <h2 id={HEADING}>{copy.gifts}</h2>
        <ul className="join-plans">
          {gifts.map(({ id, name, value, price, termMonths, perks }) => (
            <li key={id} className="join-plan">
              <h3>{name}</h3>
              <p className="join-plan-price">
                <b>
                  <Money>{price.formatted}</Money>
                </b>{' '}
                {onceFor(monthsOf({ termMonths }), store)}
              </p>
              <ul className="join-perks">
                {perks.map((perk) => (
                  <Perk key={perk}>
                    <SanitisedHtml html={perk} inline />
                  </Perk>
                ))}
              </ul>
              <form role="none" method="post" action="/api/basket/add">
                <input type="hidden" name="locale" value={store.locale} />
                <input type="hidden" name="sku" value={value} />
                <Button type="submit" wide variant="secondary">
                  {formatMessage(copy.add, { name })}
                </Button>
              </form>
              <TextLink href={`${storeHref(store, giftForm.page)}?${new URLSearchParams({ gift: value })}`}>
                {formatMessage(copy.giftWords, { name })}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="join-terms">
          {copy.giftReceived} <TextLink href={storeHref(store, redeemGiftForm.page)}>{copy.giftRedeem}</TextLink>
        </p>
      </Container>
    </section>
  )
}

/** That a gift is paid for once, and for how long. */
function onceFor(months: number | undefined, { locale }: Store): string {
  const copy = joinCopy(locale)
  return months === undefined ? copy.once : formatMessage(copy.onceFor, { months }, locale)
}
