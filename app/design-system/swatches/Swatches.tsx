import { ShadeGroups } from './ShadeGroups.tsx'
import { type ShadeChoice, ShadeRadio } from './ShadeRadio.tsx'
import { Smear } from './Smear.tsx'
import { swatchStyle } from './swatch-fill.ts'
import './swatch-group.css'

/** The radio buttons of a `SwatchGroup`, one smear for each shade, with a heading for each group of them. */
export function Swatches(choice: Omit<ShadeChoice, 'onChoose'>) {
  return (
    <ShadeGroups shades={choice.shades} headingClass="swatch-group-heading">
      {(shades) => (
        <div className="swatch-group-swatches">
          {shades.map((shade) => (
            <label key={shade.id} className="swatch-group-swatch" style={swatchStyle(shade)} data-out={!shade.inStock || undefined}>
              <Smear className="swatch-group-smear" />
              <ShadeRadio shade={shade} {...choice} className="swatch-group-radio" />
              {!shade.inStock && <i aria-hidden="true" />}
              <span className="visually-hidden">
                {shade.name}
                {!shade.inStock && `, ${choice.outOfStockLabel}`}
              </span>
            </label>
          ))}
        </div>
      )}
    </ShadeGroups>
  )
}
