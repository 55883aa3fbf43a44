import { Button } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { error as errorIcon, success } from '#app/design-system/icon/icons.ts'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { promoCodeCopy as copy } from '#app/messages/basket/promo-code.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import type { PostedCode } from './posted-code.ts'
import { codesOf, isSameCode } from './promo-code-state.ts'
import { rejectionMessage } from './rejection-message.ts'

type CheckoutCodesProps = {
  basket: BasketContentsFieldsFragment
  locale: string
  hasMembership: boolean
  /** The change that was posted here and that failed or was not sent. */
  posted: PostedCode | undefined
}

/** The promo codes of a basket in checkout: the box of the basket page as forms that post and come back, like every section of checkout (decision 064). */
export function CheckoutCodes({ basket, locale, hasMembership, posted }: CheckoutCodesProps) {
  const { activated, rejected } = codesOf(basket)
  const place = { update: basket, locale, hasMembership }
  const rows = [
    ...activated.map(({ code }) => ({ code, icon: success, level: 'success', words: copy.activated })),
    ...rejected.map(({ code, state }) => ({ code, icon: errorIcon, level: 'error', words: rejectionMessage(state, place) })),
  ]
  return (
    <div className="checkout-codes">
      <form aria-label={copy.label} method="post" action="/api/basket/promo-code">
        <Hidden locale={locale} />
        {activated.map(({ code }) => (
          <input key={code} type="hidden" name={`active.${code}`} />
        ))}
        <TextField
          id="promo-code"
          name="code"
          label={copy.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...withoutUndefined({
            defaultValue: posted?.isApplying ? posted.code : undefined,
            error: posted && problemOf(posted, (code) => activated.some((active) => isSameCode(active.code, code))),
          })}
          joined={<Button type="submit">{copy.apply}</Button>}
        />
      </form>
      {rows.length > 0 && (
        <ul className="checkout-codes-list">
          {rows.map(({ code, icon, level, words }) => (
            <li key={code} className="checkout-code">
              <p className="checkout-code-said" data-level={level}>
                <Icon icon={icon} size={20} />
                <span>
                  <strong>{code}</strong> {words}
                </span>
              </p>
              <form role="none" method="post" action="/api/basket/promo-code">
                <Hidden locale={locale} />
                <input type="hidden" name="remove" value={code} />
                <Button type="submit" variant="quiet" size={44}>
                  {copy.remove}
                  <span className="visually-hidden"> {code}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Hidden({ locale }: { locale: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" value="checkout" />
    </>
  )
}

/** Why a code was not sent, or that it did not arrive. */
function problemOf({ code, isApplying }: PostedCode, isActive: (code: string) => boolean): string {
  if (!isApplying) return copy.failed
  if (code.trim() === '') return copy.empty
  return isActive(code) ? copy.alreadyApplied : copy.failed
}
