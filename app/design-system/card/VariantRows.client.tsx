'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { type PricePairProps, PriceToPay } from '../price/PricePair.tsx'
import smear from '../swatches/Smear.module.css'
import { type SwatchFill, swatchStyle } from '../swatches/swatch-fill.ts'
import styles from './VariantRows.module.css'
import { folds, MAY_FOLD_ABOVE } from './variant-rows.ts'

/** One variant of a product, as a row in its card. */
export type VariantRow = {
  id: string
  /** E.g. "Rosehip 07" or "50 ml". */
  name: string
  /** Colour or picture of a shade. */
  swatch?: SwatchFill
  /** A button beside the name, such as its heart. */
  mark?: ReactNode
  prices: PricePairProps
  /** The action: add it, or why it cannot be added. */
  action: ReactNode
}

type VariantRowsProps = {
  variants: readonly VariantRow[]
  /** Accessible name of the list, e.g. "Shades of Ribbon Satin Lipstick". */
  label: string
  /** E.g. "Show more" and "Show less". */
  words: { more: string; less: string }
}

/**
 * The variants of a product on its card. More than three collapse to 18rem if they overflow it, and a button expands them. Moving focus to a hidden row also
 * expands them, so that focus is never hidden. Without scripts all are shown.
 */
export function VariantRows({ variants, label, words }: VariantRowsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const overflows = useOverflow(list)
  const mayFold = variants.length > MAY_FOLD_ABOVE
  useEffect(() => {
    const element = list.current
    const unfoldFor = ({ target }: FocusEvent) => {
      // A browser may have scrolled the row into the folded list before it tells of the focus.
      if (element && target instanceof Element && bottomOf(target) + element.scrollTop > bottomOf(element)) setIsOpen(true)
    }
    element?.addEventListener('focusin', unfoldFor)
    return () => element?.removeEventListener('focusin', unfoldFor)
  }, [])
  return (
    <div className={styles.rows}>
      <ul ref={list} id={id} className={styles.list} aria-label={label} data-folded={(mayFold && !isOpen) || undefined}>
        {variants.map((variant) => (
          <li key={variant.id} className={styles.row} data-marked={variant.mark !== undefined || undefined}>
            {variant.swatch && (
              <span className={classNames(smear.smear, styles.swatch)} style={swatchStyle(variant.swatch)} aria-hidden="true" />
            )}
            <span className={styles.name}>{variant.name}</span>
            {variant.mark}
            <PriceToPay {...variant.prices} />
            {variant.action}
          </li>
        ))}
      </ul>
      {folds(variants.length, overflows) && (
        <Button variant="quiet" size={44} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.less : words.more}
        </Button>
      )}
    </div>
  )
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom
}

/** Whether the rows overflow the collapsed height; measured again when the width changes. Once expanded, the last result stands. */
function useOverflow(list: { current: HTMLUListElement | null }): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const measure = () => {
      const element = list.current
      if (element?.dataset['folded']) setOverflows(element.scrollHeight > element.clientHeight)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [list])
  return overflows
}
