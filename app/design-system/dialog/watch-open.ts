/** Reports whether a dialog is open, immediately and on each change, even if it opened before this code loaded. Returns a function that stops watching. */
export function watchOpen(dialog: HTMLDialogElement, onChange: (isOpen: boolean) => void): () => void {
  const tell = () => onChange(dialog.open)
  const observer = new MutationObserver(tell)
  observer.observe(dialog, { attributeFilter: ['open'] })
  tell()
  return () => observer.disconnect()
}
