import type { ReactNode } from 'react'
import './swatch-group.css'

type SwatchGroupProps = {
  /** E.g. "Shade:". */
  legend: string
  /** The selected shade in words, e.g. "Rosehip 07, a blue-leaning red". */
  chosenName: string
  /** At the end of the first line: the control that opens the list of names. */
  action?: ReactNode
  /** Below the swatches, e.g. "A struck-through shade is out of stock." */
  note?: string
  /** `Swatches`. They do not change, so a page may send them as markup alone. */
  children: ReactNode
}

/** The shades of a product as a radio group: arrow keys move, the selected name is shown above. */
export function SwatchGroup({ legend, chosenName, action, note, children }: SwatchGroupProps) {
  return (
    <fieldset className="swatch-group">
      <legend className="visually-hidden">{legend}</legend>
      <div className="swatch-group-header">
        <p className="swatch-group-chosen">
          <b>{legend}</b> {chosenName}
        </p>
        {action}
      </div>
      {children}
      {note && <p className="swatch-group-note">{note}</p>}
    </fieldset>
  )
}
