import type { ReactNode } from 'react'
import styles from './ShadeList.module.css'
import { type Shade, type ShadeChoice, ShadeRadio } from './ShadeRadio.tsx'
import { swatchStyle } from './swatch-fill.ts'

type ShadeListProps = ShadeChoice & {
  /** Accessible name of the group. */
  legend: string
  /** Below the selected shade's name, e.g. "Selected". */
  chosenLabel: string
  /** At the end of an out-of-stock row: an alternative action. */
  renderOutOfStock?: (shade: Shade) => ReactNode
}

/** The shades as named rows, for a drawer. */
export function ShadeList({ legend, chosenLabel, renderOutOfStock, ...choice }: ShadeListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{legend}</legend>
      {choice.shades.map((shade) => (
        <div key={shade.id} className={styles.row}>
          <label className={styles.rowLabel} style={swatchStyle(shade)} data-out={!shade.inStock || undefined}>
            <ShadeRadio shade={shade} {...choice} className={styles.radio} />
            <span className={styles.block} />
            <span>
              <span className={styles.name}>{shade.name}</span>
              {!shade.inStock && <span className={styles.state}>{choice.outOfStockLabel}</span>}
              <span className={styles.selected}>{chosenLabel}</span>
            </span>
          </label>
          {!shade.inStock && renderOutOfStock?.(shade)}
        </div>
      ))}
    </fieldset>
  )
}
