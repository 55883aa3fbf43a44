import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/field/Field.tsx'
import { FaultHelp } from '../faults/FaultHelp.tsx'

/** A field for a fault as text. The server reports syntax errors. */
export function OwnFaultField({ onAdd }: { onAdd: (fault: string) => void }) {
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        id="compose-fault"
        label="Custom fault"
        hint="For example addBasketItems;status=503;nth=2"
        value={text}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        joined={<Button type="submit">Add</Button>}
        onChange={(event) => setText(event.target.value)}
      />
      <FaultHelp />
    </form>
  )
}
