import { classNames } from '../class-names.ts'
import smear from './Smear.module.css'
import styles from './SwatchPreview.module.css'
import { type SwatchFill, swatchStyle } from './swatch-fill.ts'

type SwatchPreviewProps = {
  /** The first shades, at least as many as `limit`. */
  swatches: readonly SwatchFill[]
  /** Total number of shades. */
  total: number
  /** Text for screen readers, e.g. "18 shades". */
  label: string
  /** How many are shown before "+N": 3, or 4 on a horizontal card. */
  limit?: number
}

/** A preview of a card's shades: a few smears, then how many more there are. */
export function SwatchPreview({ swatches, total, label, limit = 3 }: SwatchPreviewProps) {
  const shown = swatches.slice(0, limit)
  return (
    <div className={styles.preview}>
      <span className="visually-hidden">{label}</span>
      {/* The index is the key: ids would add more bytes than the smears. */}
      {shown.map((fill, place) => (
        <span key={String(place)} className={classNames(smear.smear, styles.dab)} style={swatchStyle(fill)} aria-hidden="true" />
      ))}
      {total > shown.length && <span aria-hidden="true">{`+${total - shown.length}`}</span>}
    </div>
  )
}
