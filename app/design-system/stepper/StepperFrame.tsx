import { type ComponentProps, useId } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { minus, plus } from '../icon/icons.ts'
import styles from './StepperFrame.module.css'

export type StepperWords = {
  /** E.g. "Quantity of Ribbon Satin Lipstick". */
  label: string
  /** E.g. "Decrease quantity of Ribbon Satin Lipstick". */
  decreaseLabel: string
  /** E.g. "Increase quantity of Ribbon Satin Lipstick". */
  increaseLabel: string
  /** Shown at the maximum, e.g. "5 per order". */
  limitNote?: string | undefined
}

type StepperFrameProps = StepperWords & {
  /** At the minimum: minus is greyed out but stays focusable. */
  atLeast: boolean
  atMost: boolean
  /** True before hydration, when nothing handles input yet. */
  disabled?: boolean
  onDecrease?: () => void
  onIncrease?: () => void
  input: Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'>
}

/** The markup of a quantity control; Stepper.client.tsx adds the behaviour. */
export function StepperFrame({
  label,
  decreaseLabel,
  increaseLabel,
  limitNote,
  atLeast,
  atMost,
  disabled,
  onDecrease,
  onIncrease,
  input,
}: StepperFrameProps) {
  const noteId = useId()
  const note = atMost ? limitNote : undefined
  return (
    <div>
      <div className={styles.stepper}>
        <IconButton
          label={decreaseLabel}
          disabled={disabled}
          aria-disabled={(atLeast && !disabled) || undefined}
          onClick={atLeast ? undefined : onDecrease}
        >
          <Icon icon={minus} size={16} />
        </IconButton>
        <input {...input} type="number" inputMode="numeric" className={styles.input} aria-label={label} aria-describedby={note && noteId} />
        <IconButton
          label={increaseLabel}
          disabled={disabled}
          aria-disabled={(atMost && !disabled) || undefined}
          aria-describedby={note && noteId}
          onClick={atMost ? undefined : onIncrease}
        >
          <Icon icon={plus} size={16} />
        </IconButton>
      </div>
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
