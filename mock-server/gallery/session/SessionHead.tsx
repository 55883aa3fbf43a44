import { ButtonLink } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { writeAddress } from '../address/address.ts'
import { useAddress } from '../address/use-address.tsx'
import { timeText } from '../clock/clock-text.ts'
import { openOut } from '../look/gallery-icons.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { openLink } from '../state/open-link.ts'
import { SessionMenu } from './menu/SessionMenu.tsx'
import styles from './SessionHead.module.css'
import { isEdited } from './tabs/session-text.ts'

/** The selection and its world, with actions to open and share it. */
export function SessionHead() {
  const { address } = useAddress()
  const { selection, session, world } = useLiveSession()
  if (!selection || !session) return null
  const edited = isEdited(session)
  const link = `${location.origin}${writeAddress({ ...address, selection: selection.selection })}`
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.name}>{selection.selection}</h2>
        <p className={styles.facts}>
          World <span className={styles.world}>{world}</span>, {timeText(session.now)}
          {edited ? ', edited' : ''}
        </p>
      </div>
      <a className={styles.back} href="#room">
        Back up to the list
      </a>
      <div className={styles.actions}>
        <ButtonLink
          size={44}
          href={openLink({ selection: selection.selection, world, path: selection.path })}
          target="_blank"
          rel="noreferrer"
        >
          <Icon icon={openOut} size={16} />
          Open in shop<span className="visually-hidden"> (new tab)</span>
        </ButtonLink>
        <CopyButton text={link}>Copy link</CopyButton>
        <SessionMenu />
      </div>
    </div>
  )
}
