import type { ReactNode } from 'react'
import { ShadeGroups } from './ShadeGroups.tsx'
import { type Shade, type ShadeChoice, ShadeRadio } from './ShadeRadio.tsx'
import { Smear } from './Smear.tsx'
import { swatchStyle } from './swatch-fill.ts'
import './shade-list.css'

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
    <fieldset className="shade-list">
      <legend className="visually-hidden">{legend}</legend>
      <ShadeGroups shades={choice.shades} headingClass="shade-list-heading">
        {(shades) =>
          shades.map((shade) => (
            <div key={shade.id} className="shade-list-row">
              <label className="shade-list-label" style={swatchStyle(shade)} data-out={!shade.inStock || undefined}>
                <ShadeRadio shade={shade} {...choice} className="shade-list-radio" />
                <Smear className="shade-list-smear" />
                <span>
                  <span className="shade-list-name">{shade.name}</span>
                  {!shade.inStock && <span className="shade-list-state">{choice.outOfStockLabel}</span>}
                  <span className="shade-list-selected">{chosenLabel}</span>
                </span>
              </label>
              {!shade.inStock && renderOutOfStock?.(shade)}
            </div>
          ))
        }
      </ShadeGroups>
    </fieldset>
  )
}
