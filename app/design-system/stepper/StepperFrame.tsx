import type { ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { minus, plus } from '../icon/icons.ts'
import styles from './StepperFrame.module.css'

export type StepperWords = {
  /** As "Quantity of Ribbon Satin Lipstick". */
  label: string
  /** As "Decrease quantity of Ribbon Satin Lipstick". */
  decreaseLabel: string
  /** As "Increase quantity of Ribbon Satin Lipstick". */
  increaseLabel: string
}

type StepperFrameProps = StepperWords & {
  /** No less can be had: minus is greyed. It keeps the focus, and says why by being at its end. */
  atLeast: boolean
  atMost: boolean
  /** Nobody answers yet. */
  disabled?: boolean
  onDecrease?: () => void
  onIncrease?: () => void
  input: Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'>
}

/** What a quantity looks like. Stepper.client.tsx makes it answer. */
export function StepperFrame({
  label,
  decreaseLabel,
  increaseLabel,
  atLeast,
  atMost,
  disabled,
  onDecrease,
  onIncrease,
  input,
}: StepperFrameProps) {
  return (
    <div className={styles.stepper}>
      <IconButton
        label={decreaseLabel}
        disabled={disabled}
        aria-disabled={(atLeast && !disabled) || undefined}
        onClick={atLeast ? undefined : onDecrease}
      >
        <Icon icon={minus} size={16} />
      </IconButton>
      <input {...input} type="number" inputMode="numeric" className={styles.input} aria-label={label} />
      <IconButton
        label={increaseLabel}
        disabled={disabled}
        aria-disabled={(atMost && !disabled) || undefined}
        onClick={atMost ? undefined : onIncrease}
      >
        <Icon icon={plus} size={16} />
      </IconButton>
    </div>
  )
}
