import { Button } from '#app/design-system/button/Button.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import { Fieldset } from '#app/design-system/field/Field.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { orderCopy } from '#app/messages/account/orders.ts'
import { activeTier, pricesView } from '#app/platform/catalogue/prices-view.ts'
import { isInStock } from '#app/platform/catalogue/variant-shape.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'

const copy = orderCopy.again

type Line = OrderFieldsFragment['lines'][number]

/** The products of an order to buy once more: each can be left out, and what cannot be had says so. Gifts and memberships are not bought again. */
export function BuyAgain({ store, order }: { store: Store; order: OrderFieldsFragment }) {
  const lines = order.lines.filter(({ type, linePrice }) => type === 'product' && linePrice.raw > 0)
  if (lines.length === 0) return null
  const isAnything = lines.some(canBeBought)
  const shown = lines.map((line) => <AgainLine key={line.id} line={line} />)
  return (
    <section aria-labelledby="buy-again" className="order-part">
      <h2 id="buy-again">{copy.heading}</h2>
      <p>{isAnything ? copy.text : copy.nothing}</p>
      {isAnything ? (
        <form aria-labelledby="buy-again" method="post" action="/api/account/buy-again" className="order-again">
          <input type="hidden" name="locale" value={store.locale} />
          <Fieldset legend={copy.legend}>{shown}</Fieldset>
          <div>
            <Button type="submit">{copy.add}</Button>
          </div>
        </form>
      ) : (
        shown
      )}
    </section>
  )
}

function AgainLine({ line }: { line: Line }) {
  const { sku, title, subTitle, quantity, variant } = line
  const name = [title, subTitle].filter(Boolean).join(', ')
  const words = `${name} · ${formatMessage(orderCopy.quantity, { count: String(quantity) })}`
  if (!variant || !canBeBought(line)) {
    return (
      <p className="order-gone">
        {words} <strong>{variant ? copy.out : copy.gone}</strong>
      </p>
    )
  }
  const label = (
    <>
      {words} · <Money>{activeTier(pricesView(variant.prices), false).price.formatted}</Money>
    </>
  )
  return <Checkbox name={`quantity.${sku}`} value={String(quantity)} defaultChecked label={label} />
}

function canBeBought({ variant }: Line): boolean {
  return variant != null && isInStock(variant)
}
