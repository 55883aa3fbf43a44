import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { gift } from '#app/design-system/icon/icons.ts'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { PricePair } from '#app/design-system/price/PricePair.tsx'
import { shownPrice } from '#app/design-system/price/price-value.ts'
import { Stepper } from '#app/design-system/stepper/Stepper.client.tsx'
import type { BasketPageCopy } from '#app/messages/basket/basket-page.ts'
import type { priceCopy } from '#app/messages/products/price.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { BasketActions } from '../page/use-basket.client.ts'
import { useRolling } from '../rolling/use-rolling.ts'
import type { BasketLineView } from '../store/basket-view.ts'
import '../page/basket-page.css'
import { giftWords, isFreeProduct, type LinePricing, membershipCost, renewal } from './line-labels.ts'

/** Maximum quantity of a line without a limit of its own. */
const NO_LIMIT = 999

export type BasketLineProps = {
  line: BasketLineView
  pricing: LinePricing & { priceTier: 'member' | 'typical' }
  locale: string
  copy: BasketPageCopy
  words: typeof priceCopy
  /** The store's path prefix. */
  prefix: string
  /** True while a change of the line is pending. */
  isBusy: boolean
  actions: Pick<BasketActions, 'setQuantity' | 'remove'>
}

/** One line of the basket: item, quantity and price of the line. A gift is labelled as one and cannot be changed. */
export function BasketLineRow({ line, pricing, locale, copy, words, prefix, isBusy, actions }: BasketLineProps) {
  const priceCell = useRolling<HTMLDivElement>(pricing.priceTier)
  const name = line.href ? <a href={`${prefix}${line.href}`}>{line.name}</a> : line.name
  return (
    <li className="basket-line">
      {line.type === 'product' ? (
        <Picture {...pictureSources(line.picture?.src)} sizes="112px" alt="" className="basket-line-picture" />
      ) : (
        <span className="basket-line-plus" aria-hidden="true" />
      )}
      <div className="basket-line-what">
        {line.brandName && <p className="basket-line-small">{line.brandName}</p>}
        <h2 className="basket-line-name">{name}</h2>
        {[line.variation, renewal(line, pricing, locale), ...giftWords(line, locale)]
          .flatMap((sentence) => sentence || [])
          .map((sentence) => (
            <p key={sentence} className="basket-line-small">
              <Money>{sentence}</Money>
            </p>
          ))}
        {line.isGift && (
          <p className="basket-line-gift">
            <Icon icon={gift} size={16} />
            {copy.gift}
          </p>
        )}
        {!line.inStock && <p className="basket-line-out">{copy.outOfStock}</p>}
        {!line.isGift && <LineControls line={line} isBusy={isBusy} copy={copy} actions={actions} />}
      </div>
      <div ref={priceCell} className="basket-line-price" data-updating={isBusy || undefined}>
        <LinePrice line={line} pricing={pricing} locale={locale} copy={copy} words={words} />
      </div>
    </li>
  )
}

/** A line's controls: the quantity of a product in stock, and removal. */
function LineControls({ line, isBusy, copy, actions }: Pick<BasketLineProps, 'line' | 'isBusy' | 'copy' | 'actions'>) {
  const isMounted = useMounted()
  return (
    <div className="basket-line-controls">
      {line.type === 'product' && line.inStock && (
        <Stepper
          value={line.quantity}
          max={line.maxItemQuantity ?? NO_LIMIT}
          isUpdating={isBusy}
          onChange={(quantity) => actions.setQuantity(line, quantity)}
          label={formatMessage(copy.quantity, { name: line.name })}
          increaseLabel={formatMessage(copy.increase, { name: line.name })}
          decreaseLabel={formatMessage(copy.decrease, { name: line.name })}
          limitNote={line.maxItemQuantity === undefined ? undefined : formatMessage(copy.perOrder, { max: String(line.maxItemQuantity) })}
        />
      )}
      {line.isRemovable && (
        <button type="button" className="basket-line-remove" disabled={!isMounted} onClick={() => actions.remove(line)}>
          {copy.remove}
          <span className="visually-hidden"> {line.name}</span>
        </button>
      )}
    </div>
  )
}

/** The price of the line. A sold-out line has none, and says so elsewhere. */
function LinePrice({ line, pricing, locale, copy, words }: Pick<BasketLineProps, 'line' | 'pricing' | 'locale' | 'copy' | 'words'>) {
  if (line.isGift || (line.inStock && isFreeProduct(line))) return <p className="basket-line-free">{copy.free}</p>
  if (!line.inStock) return null
  if (line.type !== 'product')
    return (
      <p className="basket-line-plain">
        <Money>{membershipCost(line, pricing, locale)}</Money>
      </p>
    )
  if (pricing.priceTier === 'typical') {
    return (
      <dl className="basket-line-single">
        <dt>{words.typical}</dt>
        <dd>
          <Money>{shownPrice(line.price.charged, words)}</Money>
        </dd>
      </dl>
    )
  }
  return (
    <PricePair
      layout="stack"
      member={{ label: words.member, price: line.price.member }}
      typical={{ label: words.typical, price: line.price.typical }}
      words={words}
    />
  )
}
