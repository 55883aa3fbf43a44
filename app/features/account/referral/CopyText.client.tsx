'use client'

import { useRef, useState } from 'react'
import { LiveButton } from '#app/design-system/button/LiveButton.client.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { referCopy as copy } from '#app/messages/account/refer.ts'

type CopyTextProps = { id: string; label: string; text: string; button: string }

/** A text to copy. Without scripts, or where the browser forbids it, it can be selected. */
export function CopyText({ id, label, text, button }: CopyTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const handleCopy = async () => {
    setSaid('')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(copy.copied)
    } catch {
      place.current?.querySelector('input')?.select()
      setSaid(copy.notCopied)
    }
  }
  return (
    <div ref={place}>
      <TextField
        id={id}
        label={label}
        readOnly
        value={text}
        joined={
          <LiveButton variant="secondary" onClick={handleCopy}>
            {button}
          </LiveButton>
        }
      />
      <p role="status" className="refer-said">
        {said}
      </p>
    </div>
  )
}
