import { Button } from '../button/Button.tsx'
import { DialogFrame } from '../dialog/DialogFrame.tsx'
import { opensDialog } from '../dialog/open-dialog.ts'
import { Icon } from '../icon/Icon.tsx'
import { check, chevronDown } from '../icon/icons.ts'
import styles from './ChoiceMenu.module.css'

type ChoiceMenuProps = {
  /** Unique on the page. */
  id: string
  /** What is chosen here, e.g. "Sort". Heads the menu. */
  label: string
  closeLabel: string
  choices: readonly { label: string; href: string; isChosen: boolean }[]
}

/**
 * A button that says what is chosen, e.g. "Sort: Recommended", and opens a list of links: below the button, or as a sheet on phones. Each choice is
 * a link, so moving through them changes nothing, and it works before scripts have loaded.
 */
export function ChoiceMenu({ id, label, closeLabel, choices }: ChoiceMenuProps) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.label
  return (
    <div className={styles.choice}>
      <Button variant="secondary" size={44} className={styles.button} {...opensDialog(id)}>
        <span className={styles.text}>{chosen === undefined ? label : `${label}: ${chosen}`}</span>
        <Icon icon={chevronDown} size={18} />
      </Button>
      <DialogFrame kind="menu" id={id} title={label} closeLabel={closeLabel}>
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.href}>
              <a href={choice.href} className={styles.link} aria-current={choice.isChosen || undefined}>
                {choice.label}
                {choice.isChosen && <Icon icon={check} size={18} />}
              </a>
            </li>
          ))}
        </ul>
      </DialogFrame>
    </div>
  )
}
