import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styles from './Segmented.module.css'

type SegmentedProps<Name extends string> = {
  /** Accessible label: what is being chosen. */
  label: string
  options: readonly { name: Name; label: string }[]
  chosen: Name | undefined
  onChoose: (name: Name) => void
  isDisabled?: boolean
  /** On the dark header, the selected option is white with a butter edge. */
  look?: 'light' | 'dark'
}

/** A choice between a few options, side by side. Arrow keys move, Space selects. */
export function Segmented<Name extends string>({
  label,
  options,
  chosen,
  onChoose,
  isDisabled = false,
  look = 'light',
}: SegmentedProps<Name>) {
  return (
    <ToggleButtonGroup
      className={styles.group ?? ''}
      data-look={look}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const next = options.find(({ name }) => keys.has(name))
        if (next) onChoose(next.name)
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.name} id={option.name} className={styles.option ?? ''}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
