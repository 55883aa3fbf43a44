/** Tells now and whenever it changes whether a dialog is open, also when it opened before this was loaded. Returns what ends it. */
export function watchOpen(dialog: HTMLDialogElement, onChange: (isOpen: boolean) => void): () => void {
  const tell = () => onChange(dialog.open)
  const observer = new MutationObserver(tell)
  observer.observe(dialog, { attributeFilter: ['open'] })
  tell()
  return () => observer.disconnect()
}
