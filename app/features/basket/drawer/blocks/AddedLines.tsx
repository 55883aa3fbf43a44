import { Icon } from '#app/design-system/icon/Icon.tsx'
import { gift } from '#app/design-system/icon/icons.ts'
import { Thumbnail } from '#app/design-system/picture/Thumbnail.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { addDrawerCopy as copy } from '#app/messages/basket/add-drawer.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { isFreeProduct, type LinePricing, membershipCost } from '../../lines/line-labels.ts'
import type { BasketLineView } from '../../store/basket-view.ts'
import styles from './AddedLines.module.css'

/** px */
const PICTURE = { width: 96, height: 128 }

type AddedLinesProps = {
  lines: readonly BasketLineView[]
  pricing: LinePricing & { priceTier: 'member' | 'typical' }
  locale: string
}

/** The items just added, each as a card with its current quantity and line price. */
export function AddedLines({ lines, pricing, locale }: AddedLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line} {...(line.type === 'membership' && { ref: focusOn, tabIndex: -1 })}>
          {line.type === 'product' ? (
            <Thumbnail {...pictureSources(line.picture?.src)} alt="" size={PICTURE} />
          ) : (
            <span className={styles.mark}>
              <Icon icon={gift} size={28} />
            </span>
          )}
          <div>
            {line.brandName && <p className={styles.brand}>{line.brandName}</p>}
            <p className={styles.name}>{line.name}</p>
            <p className={styles.variation}>
              {[line.variation, formatMessage(copy.quantity, { count: String(line.quantity) })].filter(Boolean).join('. ')}
            </p>
            <dl className={styles.price}>
              <dt className={line.type === 'product' && !isFreeProduct(line) ? undefined : 'visually-hidden'}>{copy[pricing.priceTier]}</dt>
              <dd>
                <Money>
                  {line.type !== 'product'
                    ? membershipCost(line, pricing, locale)
                    : isFreeProduct(line)
                      ? copy.free
                      : line.price.charged.formatted}
                </Money>
              </dd>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The button that adds a membership disappears with the addition: its card takes the focus. */
function focusOn(card: HTMLElement | null): void {
  card?.focus()
}
