import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Field } from '#design-system/field/Field.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { patchSession } from '../../api/control.ts'
import { pencil } from '../../look/gallery-icons.ts'
import { Modal, ModalActions } from '../../parts/Modal.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import { asControlError } from '../../state/use-answer.ts'
import { useUndo } from '../undo.tsx'
import styles from './EditLayer.module.css'
import { readLayer } from './read-layer.ts'

const HINT = 'A layer, as in scenario files. Only the values you list change. The server checks it against the contract.'
const START = `{\n  "flags": {},\n  "notices": [],\n  "answers": {}\n}`

/** Editor for a live session: a layer as JSON, with the server's error message shown at the field. */
export function EditLayer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={44} variant="secondary" onClick={() => setOpen(true)}>
        <Icon icon={pencil} size={16} />
        Edit
      </Button>
      <Modal heading="Change the session" isOpen={isOpen} onClose={() => setOpen(false)}>
        <LayerForm onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

/** Applies the typed layer to the session. Returns whether it succeeded; if not, `error` says why. */
function useLayer() {
  const { change, session } = useLiveSession()
  const { remember } = useUndo()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const apply = async (text: string): Promise<boolean> => {
    const read = readLayer(text)
    setError(read.error)
    if (!read.layer || !session) return false
    setPending(true)
    let forget = () => {}
    try {
      forget = await remember()
      const next = await patchSession(session.id, read.layer)
      return await change(async () => next, 'Session changed.')
    } catch (reason) {
      forget()
      setError(asControlError(reason).message)
      return false
    } finally {
      setPending(false)
    }
  }
  return { apply, error, isPending, mend: () => setError(undefined) }
}

function LayerForm({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState(START)
  const { apply, error, isPending, mend } = useLayer()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void apply(text).then((isDone) => isDone && onDone())
      }}
    >
      <Field id="layer" label="Layer" hint={HINT} error={error}>
        <textarea
          id="layer"
          className={styles.text}
          value={text}
          rows={14}
          spellCheck={false}
          maxLength={256_000}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'layer-error layer-hint' : 'layer-hint'}
          onChange={(event) => {
            setText(event.target.value)
            mend()
          }}
        />
      </Field>
      <ModalActions>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending} pendingLabel="Applying">
          Apply
        </Button>
      </ModalActions>
    </form>
  )
}
