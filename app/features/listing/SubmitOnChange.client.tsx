'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Sends the form as soon as something in it is chosen, and takes away the button that does so without scripts. */
export function SubmitOnChange({ form, children }: { form: string; children: ReactNode }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const handleChange = () => element.requestSubmit()
    element.addEventListener('change', handleChange)
    setAlive(true)
    return () => element.removeEventListener('change', handleChange)
  }, [form])
  return isAlive ? null : children
}
