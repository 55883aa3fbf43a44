import type { SwatchFill } from './swatch-fill.ts'

export type Shade = SwatchFill & {
  /** Its name, e.g. "Rosehip 07". */
  name: string
  inStock: boolean
  /** Heading of the shades that it stands with, e.g. "Warm undertone". */
  group?: string | undefined
}

export type ShadeChoice = {
  /** Name of the form field; its value is the shade's id. */
  name: string
  shades: readonly Shade[]
  /** Id of the chosen shade. */
  chosen: string
  /** Added to the accessible name of an unavailable shade, e.g. "Out of stock". */
  outOfStockLabel: string
  /** Without it the radios are uncontrolled, and work without JavaScript. */
  onChoose?: (id: string) => void
}

/** The radio button of one shade; its label shows the swatch. */
export function ShadeRadio({ shade, name, chosen, onChoose, className }: ShadeChoice & { shade: Shade; className: string | undefined }) {
  const isChosen = shade.id === chosen
  const held = onChoose ? { checked: isChosen, onChange: () => onChoose(shade.id) } : { defaultChecked: isChosen }
  return <input type="radio" className={className} name={name} value={shade.id} {...held} />
}
