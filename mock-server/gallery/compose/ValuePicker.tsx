import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
  Text,
  useFilter,
} from 'react-aria-components'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { chevronDown } from '#design-system/icon/icons.ts'
import { nameWords } from '../look/name-words.ts'
import { valueText } from './draft.ts'
import styles from './ValuePicker.module.css'

/** A selectable value. */
export type Choice = { name: string; story: string }

type ValuePickerProps = {
  label: string
  story: string
  choices: readonly Choice[]
  chosen: readonly string[]
  /** Only one value can be selected; a second replaces the first. */
  isSingle?: boolean
  onChange: (chosen: readonly string[]) => void
}

/** A searchable list of values by name. Selected values are shown below and can be removed. */
export function ValuePicker({ label, story, choices, chosen, isSingle = false, onChange }: ValuePickerProps) {
  const known = chosen.filter((name) => choices.some((choice) => choice.name === name))
  const other = chosen.filter((name) => !known.includes(name))
  const invite = chosen.length === 0 ? 'Default' : isSingle ? 'Choose another' : 'Add another'
  const choose = (keys: readonly (string | number)[]) => {
    const names = keys.map(String)
    // Keep values that are typed but not in the list, such as a notification of another level.
    onChange(isSingle ? names.slice(-1) : [...other, ...names])
  }
  return (
    <div className={styles.picker}>
      <Select className={styles.select ?? ''} selectionMode="multiple" value={isSingle ? [] : known} onChange={choose}>
        <Label className={styles.label ?? ''}>{nameWords(label)}</Label>
        <Text slot="description" className={styles.story ?? ''}>
          {story}
        </Text>
        <Button className={styles.field ?? ''}>
          <SelectValue className={styles.invite ?? ''}>{() => invite}</SelectValue>
          <Icon icon={chevronDown} size={18} />
        </Button>
        <Options label={label} choices={choices} />
      </Select>
      {chosen.length > 0 && <Chosen label={label} chosen={chosen} onRemove={(name) => onChange(chosen.filter((one) => one !== name))} />}
    </div>
  )
}

function Options({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    // The popover holds a search field and a list, so it is a dialog rather than a listbox, and is announced as one.
    <Popover trigger="DialogTrigger" aria-label={`Values of ${label}`} className={styles.popover ?? ''}>
      <Autocomplete filter={(text, words) => words.split(/\s+/).every((word) => contains(text, word))}>
        {choices.length > 8 && (
          // Opening the list means searching it, so focus the search field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <SearchField className={styles.search ?? ''} aria-label={`Find ${label}`} autoFocus>
            <Input className={styles.input ?? ''} placeholder="Search by name or description" />
          </SearchField>
        )}
        <ListBox className={styles.list ?? ''} items={choices} renderEmptyState={() => <p className={styles.empty}>No matching values.</p>}>
          {({ name, story }: Choice) => (
            <ListBoxItem id={name} textValue={`${name} ${story}`} className={styles.option ?? ''}>
              <span className={styles.name}>{name}</span> <span className={styles.words}>{story}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Popover>
  )
}

function Chosen({ label, chosen, onRemove }: { label: string; chosen: readonly string[]; onRemove: (name: string) => void }) {
  return (
    <ul className={styles.chosen} aria-label={`Chosen for ${label}`}>
      {chosen.map((name) => (
        <li key={name}>
          <Chip removable aria-label={`Remove ${valueText(name)}`} onClick={() => onRemove(name)}>
            {valueText(name)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
