import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { PricePair, type PricePairProps, PriceToPay } from '../price/PricePair.tsx'
import { Rating } from '../rating/Rating.tsx'
import { Ribbon, type RibbonProps } from '../ribbon/Ribbon.tsx'
import { SwatchPreview } from '../swatches/SwatchPreview.tsx'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './ProductCard.module.css'

type ProductCardProps = {
  /** URL of the product page. */
  href: string
  brand: string
  name: string
  /** Shade and size, e.g. "Rosehip 07, 3.5 g". */
  variation?: string
  /** The product picture, 4:5. Its alt text is empty because the name is next to it. */
  picture: Omit<PictureProps, 'alt' | 'className'>
  ribbon?: RibbonProps
  /** A mark in the picture's lower corner, e.g. an award: its icon and its word. */
  badge?: { src: string; description: string }
  /** Absent without reviews. */
  rating?: Omit<ComponentProps<typeof Rating>, 'size' | 'children'>
  swatches?: Omit<ComponentProps<typeof SwatchPreview>, 'limit'>
  prices: Omit<PricePairProps, 'layout'>
  /** The button at the bottom: add, choose a shade, or why it is unavailable. */
  action?: ReactNode
  /** Its variants one by one (`VariantRows`), instead of a shade preview and one button. */
  variants?: ReactNode
  /** The heart button in the corner. */
  heart?: ReactNode
  /** `plain` for grids, `horizontal` beside its picture, `compact` likewise but with name, price to pay and action only. */
  layout?: 'plain' | 'horizontal' | 'compact'
  /** Heading level that fits the page outline. */
  headingLevel?: 2 | 3 | 4
}

/** One product in a list. Its name is the only link; the link area includes the picture. */
export function ProductCard({ layout = 'plain', headingLevel = 3, picture, heart, action, ...product }: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  const full = layout !== 'compact'
  return (
    <article
      className={styles.card}
      aria-label={product.name}
      {...withoutUndefined({ 'data-layout': layout === 'plain' ? undefined : layout })}
    >
      <div className={styles.media}>
        <Picture {...picture} alt="" className={styles.picture} />
        {full && product.badge && (
          <p className={styles.badge}>
            <img src={product.badge.src} alt="" width={20} height={20} loading="lazy" />
            {product.badge.description}
          </p>
        )}
      </div>
      {product.ribbon && full && (
        <div className={styles.ribbon} data-variant={product.ribbon.variant}>
          <Ribbon {...product.ribbon} />
        </div>
      )}
      {full && heart && <div className={styles.heart}>{heart}</div>}
      <div className={styles.text}>
        {full && <p className={styles.brand}>{product.brand}</p>}
        <Heading className={styles.name}>
          <a href={product.href}>{product.name}</a>
        </Heading>
        {full && product.variation && <p className={styles.variation}>{product.variation}</p>}
        {full && product.rating && <Rating {...product.rating} />}
        {full && product.variants}
        {full && !product.variants && product.swatches && <SwatchPreview {...product.swatches} limit={layout === 'horizontal' ? 4 : 3} />}
        {!(full && product.variants) && (
          <div className={styles.foot}>
            {full ? <PricePair {...product.prices} /> : <PriceToPay {...product.prices} />}
            {action}
          </div>
        )}
      </div>
    </article>
  )
}
