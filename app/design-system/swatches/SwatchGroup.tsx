import type { ReactNode } from 'react'
import styles from './SwatchGroup.module.css'
import { type SwatchFill, swatchStyle } from './swatch-fill.ts'

export type Shade = SwatchFill & {
  /** Its name, as "Rosehip 07". */
  name: string
  inStock: boolean
}

type ShadeChoice = {
  /** Name of the form field; its value is the shade's id. */
  name: string
  shades: readonly Shade[]
  /** Id of the chosen shade. */
  chosen: string
  /** Joins the name of a shade that cannot be had, as "Out of stock". */
  outOfStockLabel: string
  /** Without it the radios keep the choice themselves, also without JavaScript. */
  onChoose?: (id: string) => void
}

type SwatchGroupProps = ShadeChoice & {
  /** As "Shade:". */
  legend: string
  /** The chosen shade in words, as "Rosehip 07, a blue-leaning red". */
  chosenName: string
  /** At the end of the first line: what opens the list of names. */
  action?: ReactNode
  /** Below the swatches, as "A struck-through shade is out of stock." */
  note?: string
}

/** The shades of a product as a radio group: arrow keys move, the chosen name stands above. */
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
            <ShadeRadio shade={shade} {...choice} />
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

type ShadeListProps = ShadeChoice & {
  /** Read out as the name of the group. */
  legend: string
  /** Below the name of the chosen shade, as "Selected". */
  chosenLabel: string
  /** At the end of a row that is out of stock: what one can do then. */
  outOfStockAction?: (shade: Shade) => ReactNode
}

/** The same choice as rows with names, for a drawer. */
export function ShadeList({ legend, chosenLabel, outOfStockAction, ...choice }: ShadeListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{legend}</legend>
      {choice.shades.map((shade) => (
        <div key={shade.id} className={styles.row}>
          <label className={styles.rowLabel} style={swatchStyle(shade)} data-out={!shade.inStock || undefined}>
            <ShadeRadio shade={shade} {...choice} />
            <span className={styles.block} />
            <span>
              <span className={styles.name}>{shade.name}</span>
              {!shade.inStock && <span className={styles.state}>{choice.outOfStockLabel}</span>}
              <span className={styles.selected}>{chosenLabel}</span>
            </span>
          </label>
          {!shade.inStock && outOfStockAction?.(shade)}
        </div>
      ))}
    </fieldset>
  )
}

function ShadeRadio({ shade, name, chosen, onChoose }: ShadeChoice & { shade: Shade }) {
  const isChosen = shade.id === chosen
  const held = onChoose ? { checked: isChosen, onChange: () => onChoose(shade.id) } : { defaultChecked: isChosen }
  return <input type="radio" className={styles.radio} name={name} value={shade.id} {...held} />
}
