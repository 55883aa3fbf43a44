import { type KeyboardEvent, useRef, useState } from 'react'

export type ComboboxOption = { key: string; text: string }

type OptionListOptions = {
  options: readonly ComboboxOption[]
  /** Maximum number of options shown; typing reveals the others. */
  maxVisible?: number | undefined
  initialText?: string
  onChoose?: (option: ComboboxOption) => void
}

/** The options shown, the active option (by key), and the functions that change them. */
export function useOptionList({ options, maxVisible, initialText = '', onChoose }: OptionListOptions) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initialText)
  const [open, setOpen] = useState<'closed' | 'matches' | 'all'>('closed')
  const [active, setActive] = useState<string>()
  const wanted = text.trim().toLocaleLowerCase()
  const all = options.slice(0, maxVisible)
  const matches = options.filter((option) => option.text.toLocaleLowerCase().includes(wanted))
  const shown = open === 'all' ? all : matches.slice(0, maxVisible)
  const change = (next: typeof open, at?: string) => {
    setOpen(next)
    setActive(at)
  }
  const close = () => change('closed')
  const narrow = () => {
    setText(field.current?.value ?? '')
    change('matches')
  }
  const choose = (option: ComboboxOption) => {
    if (field.current) field.current.value = option.text
    setText(option.text)
    close()
    onChoose?.(option)
  }
  const toggle = () => {
    field.current?.focus()
    change(open === 'closed' ? 'all' : 'closed')
  }
  /** Moves up or down by one, wrapping around at the ends. */
  const step = (by: 1 | -1) => {
    const list = open === 'closed' ? all : shown
    const from = list.findIndex(({ key }) => key === active)
    const next = from === -1 && by === -1 ? list.length - 1 : (from + by + list.length) % list.length
    change(open === 'closed' ? 'all' : open, list[next]?.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open === 'closed' ? undefined : shown.find(({ key }) => key === active)
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && open !== 'closed') close()
    else return
    // Keeps the key from the form, the caret and an enclosing dialog.
    event.preventDefault()
    event.stopPropagation()
  }
  return { field, list: { text, shown, active, isOpen: open !== 'closed', narrow, choose, toggle, close, onKeyDown } }
}
