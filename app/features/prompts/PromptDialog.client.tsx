'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { wouldInterrupt } from './quiet-moment.ts'

type PromptDialogProps = ComponentProps<typeof Dialog> & {
  /** Called once, when it is closed or its link is followed. */
  onSeen: () => void
}

/** A dialog that opens by itself, unless it would interrupt: the next page tries again. */
export function PromptDialog({ onSeen, ...dialog }: PromptDialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (element.current && !element.current.open && !wouldInterrupt()) element.current.showModal()
  }, [])
  return (
    <Dialog
      {...dialog}
      ref={element}
      onClose={({ target, currentTarget }) => {
        // React passes on the closing of dialogs inside of it.
        if (target === currentTarget) onSeen()
      }}
    />
  )
}
