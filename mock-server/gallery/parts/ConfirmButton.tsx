import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Modal, ModalActions } from './Modal.tsx'

type Question = {
  /** For example "End this session?". */
  question: string
  /** What will be lost. */
  consequence: ReactNode
  /** The label of the confirm button, such as "End session". */
  confirm: string
  onConfirm: () => void
}

/** Asks for confirmation before a destructive action. */
export function ConfirmDialog({
  question,
  consequence,
  confirm,
  onConfirm,
  isOpen,
  onClose,
}: Question & { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal heading={question} role="alertdialog" isOpen={isOpen} onClose={onClose}>
      <p>{consequence}</p>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
      </ModalActions>
    </Modal>
  )
}

type ConfirmButtonProps = Question & { label: ReactNode } & Pick<ComponentProps<typeof Button>, 'variant' | 'disabled' | 'className'>

/** A button that asks for confirmation before it acts. */
export function ConfirmButton({ label, question, consequence, confirm, onConfirm, ...rest }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const dialog = { question, consequence, confirm, onConfirm, isOpen, onClose: () => setOpen(false) }
  return (
    <>
      <Button size={44} variant="secondary" {...rest} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} />
    </>
  )
}
