import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components'
import { IconButton } from '#design-system/button/IconButton.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { close } from '#design-system/icon/icons.ts'
import styles from './Modal.module.css'

type ModalProps = {
  heading: string
  isOpen: boolean
  onClose: () => void
  /** `alertdialog` asks for confirmation before something is lost. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** A modal dialog: traps focus, closes on Escape, and restores focus. On phones it is a bottom sheet. */
export function Modal({ heading, isOpen, onClose, role = 'dialog', children }: ModalProps) {
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <AriaModal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} role={role}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.heading ?? ''}>
              {heading}
            </Heading>
            <IconButton label="Close" onClick={onClose}>
              <Icon icon={close} size={20} />
            </IconButton>
          </div>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

/** The buttons at the end of a dialog. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
