import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/field/Field.tsx'
import { setFaults } from '../api/control.ts'
import { Modal, ModalActions } from '../parts/Modal.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { asControlError } from '../state/use-answer.ts'
import { FaultHelp } from './FaultHelp.tsx'

type OwnFaultProps = { isOpen: boolean; active: readonly string[]; onClose: () => void }

/** A dialog to enter a fault as text, with help on the syntax. */
export function OwnFaultDialog({ isOpen, active, onClose }: OwnFaultProps) {
  return (
    <Modal heading="Custom fault" isOpen={isOpen} onClose={onClose}>
      <FaultForm active={active} onClose={onClose} />
    </Modal>
  )
}

function FaultForm({ active, onClose }: Omit<OwnFaultProps, 'isOpen'>) {
  const { session, change } = useLiveSession()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (!session) return
    try {
      const next = await setFaults(session.id, [...active, text.trim()])
      await change(async () => next, 'Fault added.')
      onClose()
    } catch (reason) {
      setError(asControlError(reason).message)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        id="own-fault"
        label="Fault"
        hint="Operation; effect; condition. For example addBasketItems;status=503;nth=2"
        error={error}
        value={text}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <FaultHelp />
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" unavailable={text.trim() === '' ? 'Enter a fault first' : undefined}>
          Add the fault
        </Button>
      </ModalActions>
    </form>
  )
}
