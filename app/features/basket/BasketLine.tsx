import { createTranslator } from 'use-intl/core'
import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { PricePair } from '#app/design-system/price/PricePair.tsx'
import { Stepper } from '#app/design-system/stepper/Stepper.client.tsx'
import type { Messages } from '#app/messages/en-GB.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import styles from './BasketLine.module.css'
import type { BasketLineView } from './basket-view.ts'
import type { BasketActions } from './use-basket.client.ts'

/** The most that a line without a limit of its own can be raised to by hand. */
const NO_LIMIT = 999

type BasketLineProps = {
  line: BasketLineView
  /** The tier that the bag is priced in. */
  tier: 'member' | 'typical'
  locale: string
  copy: Messages['basket']
  /** Names of the prices. */
  words: Messages['price']
  /** What every path of the store begins with. */
  prefix: string
  /** True while a change of the bag is on its way. */
  isBusy: boolean
  actions: BasketActions
}

/** One line of the bag: what it is, how many, what the whole line costs. A gift is told as one and cannot be changed. */
export function BasketLine({ line, tier, locale, copy, words, prefix, isBusy, actions }: BasketLineProps) {
  const t = createTranslator({ locale, messages: { basket: copy }, namespace: 'basket' })
  const isMounted = useMounted()
  const name = line.href ? <a href={`${prefix}${line.href}`}>{line.name}</a> : line.name
  return (
    <li className={styles.line}>
      {line.picture ? (
        <Picture {...pictureSources(line.picture.src)} sizes="112px" alt="" className={styles.picture} />
      ) : (
        <span className={styles.plus} aria-hidden="true" />
      )}
      <div className={styles.what}>
        {line.brandName && <p className={styles.small}>{line.brandName}</p>}
        <h2 className={styles.name}>{name}</h2>
        {line.variation && <p className={styles.small}>{line.variation}</p>}
        {line.isGift && <p className={styles.gift}>{copy.gift}</p>}
        {!line.inStock && <p className={styles.out}>{copy.outOfStock}</p>}
        {!line.isGift && (
          <div className={styles.controls}>
            {line.type === 'product' && (
              <Stepper
                value={line.quantity}
                max={line.maxItemQuantity ?? NO_LIMIT}
                isUpdating={isBusy}
                onChange={(quantity) => actions.setQuantity(line, quantity)}
                label={t('quantity', { name: line.name })}
                increaseLabel={t('increase', { name: line.name })}
                decreaseLabel={t('decrease', { name: line.name })}
              />
            )}
            {line.isRemovable && (
              <button type="button" className={styles.remove} disabled={!isMounted} onClick={() => actions.remove(line)}>
                {copy.remove}
                <span className="visually-hidden"> {line.name}</span>
              </button>
            )}
          </div>
        )}
      </div>
      <div className={styles.price}>
        {line.isGift ? <p className={styles.free}>{copy.free}</p> : <LinePrice line={line} tier={tier} words={words} />}
      </div>
    </li>
  )
}

function LinePrice({ line, tier, words }: Pick<BasketLineProps, 'line' | 'tier' | 'words'>) {
  if (line.type !== 'product') return <p className={styles.free}>{line.price.charged.formatted}</p>
  if (tier === 'typical') {
    return (
      <dl className={styles.single}>
        <dt>{words.typical}</dt>
        <dd>{line.price.charged.formatted}</dd>
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
