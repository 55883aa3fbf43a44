import styles from './FaultHelp.module.css'

const rows: readonly [form: string, meaning: string][] = [
  ['*;latency=2500', 'Every answer comes 2.5 seconds late. Also 100..900, or ~300/120: median and spread.'],
  ['addBasketItems;status=503;nth=2', 'The second request is answered 503. Also first=3 for the first three.'],
  ['searchProducts;error=INTERNAL_SERVER_ERROR', 'A GraphQL error with that code; path=… says where.'],
  ['getBasket;partial=basket.items.0.variant', 'Null there, and no error.'],
  ['*;reset;p=0.1', 'One connection in ten is reset. Also empty-reply, truncated, malformed.'],
  ['addBasketItems;empty-data;executed', 'No data in the answer, although it was done.'],
  ['getPlp;dribble=10x50', 'Ten pieces, 50 ms apart.'],
  ['getBasket;stale', 'The answer from before the last change.'],
  ['getBasket;overtaken=5000', 'Waits for a later answer, at most 5 seconds.'],
  ['*;status=500;side=browser;role=guest', 'Only what browsers ask, only for guests.'],
]

/** How faults are written, by example. */
export function FaultHelp() {
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>How faults are written</summary>
      <dl className={styles.rows}>
        {rows.map(([form, meaning]) => (
          <div key={form}>
            <dt>
              <code>{form}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
