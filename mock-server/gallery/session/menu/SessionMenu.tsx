import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useAddress } from '../../address/use-address.tsx'
import { deleteSession, fetchSessionFile, resetSession } from '../../api/control.ts'
import { ConfirmDialog } from '../../parts/ConfirmButton.tsx'
import { useTell } from '../../parts/toasts.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import { asControlError } from '../../state/use-answer.ts'
import { useUndo } from '../undo.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SessionsDialog } from './SessionList.tsx'
import styles from './SessionMenu.module.css'
import { fileNameOf, saveFile } from './save-file.ts'
import { testLine } from './test-line.ts'

type Open = 'import' | 'sessions' | 'reset' | 'end' | undefined

/** Actions on the whole session. */
export function SessionMenu() {
  const [open, setOpen] = useState<Open>()
  const { undo } = useUndo()
  const direct = useDirectActions()
  const onAction = (key: string | number) => {
    if (key === 'undo') void undo?.()
    else if (key === 'test' || key === 'export') direct[key]()
    else if (key === 'import' || key === 'sessions' || key === 'reset' || key === 'end') setOpen(key)
  }
  return (
    <>
      <MenuTrigger>
        <AriaButton className={styles.trigger ?? ''}>More</AriaButton>
        <Popover className={styles.popover ?? ''} placement="bottom end">
          <Menu className={styles.menu ?? ''} aria-label="The session" onAction={onAction} disabledKeys={undo ? [] : ['undo']}>
            <Item id="test" words="Copy for tests" />
            <Item id="undo" words="Undo the last change" />
            <Item id="export" words="Export session file" />
            <Item id="import" words="Import session file…" />
            <Item id="sessions" words="Live sessions…" />
            <Item id="reset" words="Reset session…" />
            <Item id="end" words="End session…" />
          </Menu>
        </Popover>
      </MenuTrigger>
      <SessionDialogs open={open} close={() => setOpen(undefined)} />
    </>
  )
}

function Item({ id, words }: { id: string; words: string }) {
  return (
    <MenuItem id={id} className={styles.item ?? ''} textValue={words}>
      {words}
    </MenuItem>
  )
}

function useDirectActions() {
  const { selection, session, world } = useLiveSession()
  const tell = useTell()
  const failed = (error: unknown) => tell(asControlError(error).message, 'error')
  return {
    test: () =>
      void navigator.clipboard.writeText(testLine(selection?.selection ?? '')).then(
        () => tell('Copied for tests.'),
        () => tell('The browser blocked the clipboard.', 'error'),
      ),
    export: () => {
      if (!session) return
      fetchSessionFile(session.id).then((text) => {
        saveFile(fileNameOf(selection?.selection ?? '', world), text)
        tell('Session file saved.')
      }, failed)
    },
  }
}

function SessionDialogs({ open, close }: { open: Open; close: () => void }) {
  const { change, session, newEpoch } = useLiveSession()
  const { go } = useAddress()
  const tell = useTell()
  const end = () =>
    session &&
    deleteSession(session.id).then(
      () => {
        tell('Session ended.')
        go({ selection: '', world: '' })
      },
      (error: unknown) => tell(asControlError(error).message, 'error'),
    )
  return (
    <>
      <ImportDialog isOpen={open === 'import'} onClose={close} />
      <SessionsDialog isOpen={open === 'sessions'} onClose={close} />
      <ConfirmDialog
        question="Reset this session?"
        consequence="It starts again from its selection. Its changes are lost; export it first if you need them."
        confirm="Reset session"
        isOpen={open === 'reset'}
        onClose={close}
        onConfirm={() => void change(resetSession, 'Session reset.').then(newEpoch)}
      />
      <ConfirmDialog
        question="End this session?"
        consequence="Its world and its journal are deleted. A shop that still uses it starts a new one."
        confirm="End session"
        isOpen={open === 'end'}
        onClose={close}
        onConfirm={() => void end()}
      />
    </>
  )
}
