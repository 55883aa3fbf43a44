import { useState } from 'react'
import { Button as AriaButton, FileTrigger } from 'react-aria-components'
import { Alert } from '#design-system/alert/Alert.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { useAddress } from '../../address/use-address.tsx'
import { type ImportMode, postSessionFile } from '../../api/control.ts'
import type { ImportedSession } from '../../api/session-answers.ts'
import { Modal, ModalActions } from '../../parts/Modal.tsx'
import { Segmented } from '../../parts/Segmented.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import { asControlError } from '../../state/use-answer.ts'
import { eventLines } from './event-lines.ts'
import styles from './ImportDialog.module.css'
import menuStyles from './SessionMenu.module.css'

const modes: readonly { name: ImportMode; label: string; story: string }[] = [
  { name: 'restore', label: 'Restore', story: 'Restores the session exactly as the file has it.' },
  { name: 'replay', label: 'Replay', story: 'Starts the selection again, repeats every request, and shows the first difference.' },
]

type ImportDialogProps = { isOpen: boolean; onClose: () => void }

/** Imports a session from a file. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  return (
    <Modal heading="Import a session" isOpen={isOpen} onClose={onClose}>
      <ImportForm onClose={onClose} />
    </Modal>
  )
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<ImportMode>('restore')
  const { run, outcome, error, isPending } = useImport()
  return (
    <div className={styles.form}>
      <div className={styles.file}>
        <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(list) => setFile(list?.[0])}>
          <AriaButton className={menuStyles.trigger ?? ''}>Choose a file</AriaButton>
        </FileTrigger>
        <span className={styles.name}>{file?.name ?? 'No file chosen'}</span>
      </div>
      <Segmented label="How" options={modes} chosen={mode} onChoose={setMode} />
      <p className={styles.story}>{modes.find(({ name }) => name === mode)?.story}</p>
      {error && (
        <Alert level="error" heading="The file was not imported.">
          {error}
        </Alert>
      )}
      {outcome && <Outcome outcome={outcome} />}
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          {outcome ? 'Done' : 'Cancel'}
        </Button>
        {!outcome && (
          <Button
            pending={isPending}
            pendingLabel="Importing"
            unavailable={file ? undefined : 'Choose a file first'}
            onClick={() => file && void run(file, mode)}
          >
            Import
          </Button>
        )}
      </ModalActions>
    </div>
  )
}

function Outcome({ outcome: { replay, selection } }: { outcome: ImportedSession }) {
  if (!replay)
    return (
      <Alert level="success" heading="Session restored.">
        Its selection is {selection}.
      </Alert>
    )
  const { difference, events } = replay
  const asked = `${replay.played} ${replay.played === 1 ? 'request was' : 'requests were'} asked again.`
  return (
    <>
      {difference ? (
        <Alert level="warn" heading="The end state differs from the file.">
          {asked} {difference}
        </Alert>
      ) : (
        <Alert level="success" heading="The end state is the same.">
          {asked}
        </Alert>
      )}
      <Alert level={events.equal ? 'success' : 'warn'} heading={events.equal ? 'The events are the same.' : 'The events differ.'}>
        {eventLines(events).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </>
  )
}

function useImport() {
  const { world, again } = useLiveSession()
  const { go } = useAddress()
  const [outcome, setOutcome] = useState<ImportedSession>()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const run = async (file: File, mode: ImportMode) => {
    setPending(true)
    setError(undefined)
    try {
      const imported = await postSessionFile(JSON.parse(await file.text()), mode, world)
      setOutcome(imported)
      if (imported.selection) go({ selection: imported.selection })
      again()
    } catch (reason) {
      setError(reason instanceof SyntaxError ? 'The file is not valid JSON.' : asControlError(reason).message)
    }
    setPending(false)
  }
  return { run, outcome, error, isPending }
}
