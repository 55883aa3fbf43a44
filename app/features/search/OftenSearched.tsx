import { Icon } from '#app/design-system/icon/Icon.tsx'
import { arrowRight } from '#app/design-system/icon/icons.ts'
import { searchCopy as copy } from '#app/messages/products/search.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './OftenSearched.module.css'
import { searchPath } from './search-term.ts'

/** Links to the results of popular searches. */
export function OftenSearched({ store, onLeave }: { store: Store; onLeave?: () => void }) {
  return (
    <div>
      <h2 id="often-searched" className={styles.heading}>
        {copy.often}
      </h2>
      <ul className={styles.terms} aria-labelledby="often-searched">
        {copy.oftenTerms.map((term) => (
          <li key={term}>
            <a className={styles.term} href={storeHref(store, searchPath(term))} onClick={onLeave}>
              {term}
              <Icon icon={arrowRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
