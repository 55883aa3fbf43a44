import styles from './FaultHelp.module.css'

const rows: readonly [form: string, meaning: string][] = [
  ['*;latency=2500', 'Delays every answer by 2.5 seconds. Also 100..900, or ~300/120 (median and spread).'],
  ['addBasketItems;status=503;nth=2', 'Answers the second request with 503. Also first=3 for the first three.'],
  ['searchProducts;error=INTERNAL_SERVER_ERROR', 'A GraphQL error with that code; path=… sets the field.'],
  ['getBasket;partial=basket.items.0.variant', 'Null at that path, without an error.'],
  ['*;reset;p=0.1', 'Resets one connection in ten. Also empty-reply, truncated, malformed.'],
  ['addBasketItems;empty-data;executed', 'No data in the answer, although the change was made.'],
  ['getPlp;dribble=10x50', 'Ten pieces, 50 ms apart.'],
  ['getBasket;stale', 'The answer from before the last change.'],
  ['getBasket;overtaken=5000', 'Answers after a later request, or after 5 seconds.'],
  ['*;status=500;side=browser;role=guest', 'Only requests from browsers, only for guests.'],
]

/** Examples of the fault syntax. */
export function FaultHelp() {
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>Fault syntax</summary>
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
