import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/field/Field.tsx'
import { Modal, ModalActions } from '../parts/Modal.tsx'
import { fieldText, parsedInstant } from './clock-text.ts'

type SetClockProps = { now: number; isOpen: boolean; onClose: () => void; onSet: (at: number) => void }

/** A dialog to enter an instant. */
export function SetClockDialog({ now, isOpen, onClose, onSet }: SetClockProps) {
  return (
    <Modal heading="Set the clock" isOpen={isOpen} onClose={onClose}>
      <ClockForm now={now} onClose={onClose} onSet={onSet} />
    </Modal>
  )
}

function ClockForm({ now, onClose, onSet }: Omit<SetClockProps, 'isOpen'>) {
  const [text, setText] = useState(() => fieldText(now))
  const [error, setError] = useState<string>()
  const submit = () => {
    const at = parsedInstant(text)
    if (at === undefined) return setError('Enter a full date and time.')
    onClose()
    onSet(at)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        id="clock-at"
        type="datetime-local"
        step={1}
        label="Date and time"
        hint="In UTC."
        error={error}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Set the clock</Button>
      </ModalActions>
    </form>
  )
}
