/*
 * A dialog opens on the press, before any script of ours has run: `{...opensDialog('menu')}` on a <button>. Where the
 * browser does not know these attributes, DialogSupport.client.tsx reads them in its place.
 */

/** Attributes for the button that opens the dialog with this id. */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const

/** Attributes for a button that closes it. */
export const closesDialog = (id: string) => ({ command: 'close', commandfor: id }) as const

/** Opens it from script; does nothing when it is open or absent. */
export function openDialog(id: string): void {
  const dialog = dialogOf(id)
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes it from script. The focus goes back to what had it before. */
export function closeDialog(id: string): void {
  dialogOf(id)?.close()
}

function dialogOf(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}
