import type { ReactNode } from 'react'
import { type ShadeChoice, ShadeRadio } from './ShadeRadio.tsx'
import styles from './SwatchGroup.module.css'
import { swatchStyle } from './swatch-fill.ts'

type SwatchGroupProps = ShadeChoice & {
  /** E.g. "Shade:". */
  legend: string
  /** The selected shade in words, e.g. "Rosehip 07, a blue-leaning red". */
  chosenName: string
  /** At the end of the first line: the control that opens the list of names. */
  action?: ReactNode
  /** Below the swatches, e.g. "A struck-through shade is out of stock." */
  note?: string
}

/** The shades of a product as a radio group: arrow keys move, the selected name is shown above. */
export function SwatchGroup({ legend, chosenName, action, note, ...choice }: SwatchGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.header}>
        <p className={styles.chosen}>
          <b>{legend}</b> {chosenName}
        </p>
        {action}
      </div>
      <div className={styles.swatches}>
        {choice.shades.map((shade) => (
          <label key={shade.id} className={styles.swatch} style={swatchStyle(shade)} data-out={!shade.inStock || undefined}>
            <ShadeRadio shade={shade} {...choice} className={styles.radio} />
            {!shade.inStock && <i aria-hidden="true" />}
            <span className="visually-hidden">
              {shade.name}
              {!shade.inStock && `, ${choice.outOfStockLabel}`}
            </span>
          </label>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  )
}
