import { Picture } from '#app/design-system/picture/Picture.tsx'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Gifts } from './find-prompt.client.ts'

type GiftGridProps = {
  gifts: Gifts['gifts']
  store: Store
  /** Called when a gift is followed. */
  onFollow?: () => void
}

/** The anniversary gifts as cards that lead to their products; a banner if there are none. Spec §2, open point A109. */
export function GiftGrid({ gifts, store, onFollow }: GiftGridProps) {
  if (gifts.length === 0) return <img className="gift-banner" src="/images/gifts-banner.svg" alt="" width={520} height={160} />
  return (
    <ul className="gift-grid">
      {gifts.map(({ id, image, label, slug }) => (
        <li key={id}>
          <article className="gift-card" aria-label={label}>
            <Picture {...pictureSources(image.src)} alt="" sizes="160px" />
            <a href={storeHref(store, `/products/${encodeURIComponent(slug)}`)} onClick={onFollow} className="gift-name">
              {label}
            </a>
          </article>
        </li>
      ))}
    </ul>
  )
}
