'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

const nothingToHear = () => () => undefined

/** Submits the form on change and hides the button that does so without scripts. */
export function SubmitOnChange({ form, children }: { form: string; children: ReactNode }) {
  // True in the browser, false on the server.
  const isAlive = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  )
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const handleChange = () => element.requestSubmit()
    element.addEventListener('change', handleChange)
    return () => element.removeEventListener('change', handleChange)
  }, [form])
  return isAlive ? null : children
}
