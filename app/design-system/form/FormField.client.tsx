'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../field/Choice.tsx'
import { FieldError, SelectField, TextField } from '../field/Field.tsx'
import { fieldWiring } from '../field/field-wiring.ts'
import { withoutUndefined } from '../without-undefined.ts'
import './form.css'

type FormFieldProps = {
  kind: 'hidden' | 'text' | 'email' | 'tel' | 'password' | 'new-password' | 'code' | 'checkbox' | 'select' | 'date'
  id: string
  name: string
  label: string
  required: boolean
  autoComplete?: string
  maxLength?: number
  labelNote?: string
  hint?: string
  error?: string
  defaultValue?: string
  words?: PasswordWords
  /** How strong the password is, in words; empty says nothing. */
  strength?: (control: HTMLInputElement) => Promise<string>
  /** `<option>`s of a `select`. */
  children?: ReactNode
}

type PasswordWords = { show: string; hide: string; showName: string; hideName: string }

/** A field by its kind, with its label, hint and error. */
export function FormField({ kind, children, ...rest }: FormFieldProps) {
  if (kind === 'hidden') return <input type="hidden" name={rest.name} value={rest.defaultValue ?? ''} />
  if (kind === 'checkbox') return <CheckField {...rest} />
  if (kind === 'password' || kind === 'new-password') return <PasswordField {...rest} />
  const { words: _words, strength: _strength, ...field } = rest
  if (kind === 'select') {
    const { maxLength: _maxLength, labelNote: _labelNote, ...select } = field
    return <SelectField {...select}>{children}</SelectField>
  }
  // No spelling help for what is no word.
  const input = kind === 'text' ? {} : ({ autoCapitalize: 'none', spellCheck: false } as const)
  if (kind === 'code') return <TextField {...field} {...input} type="text" inputMode="numeric" />
  return <TextField {...field} {...input} type={kind} />
}

function CheckField({ id, name, label, error, defaultValue, required }: Omit<FormFieldProps, 'kind'>) {
  return (
    <div className="form-check">
      <Checkbox
        {...withoutUndefined(fieldWiring({ id, ...(error !== undefined && { error }) }))}
        name={name}
        value="true"
        required={required}
        defaultChecked={defaultValue === 'true'}
        label={label}
      />
      <FieldError id={id} {...(error !== undefined && { error })} />
    </div>
  )
}

const neverChanges = () => () => {}

/** A password, which its button shows as text. Without scripts there is no button. */
function PasswordField({ words, strength, defaultValue: _never, ...field }: Omit<FormFieldProps, 'kind' | 'children'>) {
  const [isShown, setShown] = useState(false)
  const [said, setSaid] = useState('')
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const say = async (control: HTMLInputElement) => {
    const { value } = control
    const words = await strength?.(control).catch(() => '')
    // What was said of a text that was typed over meanwhile is not said any more.
    if (control.value === value) setSaid(words ?? '')
  }
  // There from the start, if hidden: to join it later would make the field anew, and lose what was typed meanwhile.
  const button = words && (
    <Button
      variant="secondary"
      hidden={!isHydrated}
      aria-label={isShown ? words.hideName : words.showName}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? words.hide : words.show}
    </Button>
  )
  return (
    <div>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        {...(strength && { onInput: (event) => void say(event.currentTarget) })}
        {...(button && { joined: button })}
      />
      {strength && (
        <p role="status" className="form-strength">
          {said}
        </p>
      )}
    </div>
  )
}
