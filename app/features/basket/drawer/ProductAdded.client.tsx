import { useEffect, useState } from 'react'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { success } from '#app/design-system/icon/icons.ts'
import { addDrawerCopy as copy } from '#app/messages/basket/add-drawer.ts'
import styles from './ProductAdded.module.css'

/** How long "Product Added" is shown. */
const PRODUCT_ADDED_MS = 3_000

/** Shows under the drawer's title that a cross-sell was added, for three seconds after each. `count`: how many so far. */
export function ProductAdded({ count }: { count: number }) {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setSeen(count), PRODUCT_ADDED_MS)
    return () => clearTimeout(timer)
  }, [count])
  return (
    // In the page from the start, so that screen readers announce its content.
    <div role="status">
      {count > seen && (
        <p key={count} className={styles.strip}>
          <Icon icon={success} size={22} /> {copy.productAdded}
        </p>
      )}
    </div>
  )
}
