import { ButtonLink } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/field/Field.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { check } from '#design-system/icon/icons.ts'
import { noAddress, writeAddress } from '../address/address.ts'
import type { CheckedSelection } from '../api/answers.ts'
import { openOut } from '../look/gallery-icons.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { testLine } from '../session/menu/test-line.ts'
import { NearestNames } from '../session/NearestNames.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { openLink } from '../state/open-link.ts'
import { storeName } from '../state/store-names.ts'
import styles from './SelectionBar.module.css'
import type { Composing } from './use-draft.ts'
import { withNearest } from './with-nearest.ts'

/** The selection's text, the server's verdict on it, and the actions it offers. */
export function SelectionBar({ composing: { text, setText, isChecking, checked, error } }: { composing: Composing }) {
  return (
    <section className={styles.bar} aria-label="The selection">
      <TextField
        id="selection"
        label="Selection"
        hint="The text that the cookie, the header and tests use. Choose below or type here."
        error={error?.message ?? ''}
        value={text}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <NearestNames names={error.nearest} onChoose={(name) => setText(withNearest(text, name))} />}
      <p className={styles.state} role="status">
        {isChecking && 'Checking…'}
        {checked && (
          <>
            <Icon icon={check} size={16} />
            {checked.selection === text ? `Valid, in the ${storeName(checked.store)}.` : <Canonical checked={checked} />}
          </>
        )}
        {text.trim() === '' && 'Nothing chosen: an ordinary session.'}
      </p>
      {checked?.story && <p className={styles.story}>{checked.story}</p>}
      {checked && <Uses checked={checked} />}
    </section>
  )
}

function Canonical({ checked }: { checked: CheckedSelection }) {
  return (
    <span>
      Valid, in the {storeName(checked.store)}, as <code>{checked.selection}</code>
    </span>
  )
}

function Uses({ checked: { selection, path } }: { checked: CheckedSelection }) {
  const { world } = useLiveSession()
  const link = `${location.origin}${writeAddress({ ...noAddress, selection })}`
  return (
    <div className={styles.uses}>
      <ButtonLink size={44} href={openLink({ selection, world, path })} target="_blank" rel="noreferrer">
        <Icon icon={openOut} size={16} />
        Open in shop<span className="visually-hidden"> (new tab)</span>
      </ButtonLink>
      <CopyButton text={selection}>Copy selection</CopyButton>
      <CopyButton text={link}>Copy link</CopyButton>
      <CopyButton text={testLine(selection)}>Copy for tests</CopyButton>
      <a className={styles.toSession} href="#session">
        To its session
      </a>
    </div>
  )
}
