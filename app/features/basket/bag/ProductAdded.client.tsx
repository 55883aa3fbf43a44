import { useEffect, useState } from 'react'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { success } from '#app/design-system/icon/icons.ts'
import { bagCopy as copy } from '#app/messages/bag.ts'
import styles from './ProductAdded.module.css'

/** For how long "Product Added" shows. [ATB-18] */
const PRODUCT_ADDED_MS = 3_000

/** Says under the drawer's title that a cross-sell came into the bag, for three seconds after each. `count`: how many have come so far. */
export function ProductAdded({ count }: { count: number }) {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setSeen(count), PRODUCT_ADDED_MS)
    return () => clearTimeout(timer)
  }, [count])
  return (
    // It stands there from the start, so that what comes into it is read out.
    <div role="status">
      {count > seen && (
        <p key={count} className={styles.strip}>
          <Icon icon={success} size={22} /> {copy.productAdded}
        </p>
      )}
    </div>
  )
}
