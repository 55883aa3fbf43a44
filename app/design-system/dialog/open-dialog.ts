/*
 * A dialog opens on click before any of our scripts has run: `{...opensDialog('menu')}` on a <button>. DialogSupport.client.tsx handles these attributes for
 * browsers that do not support them.
 */

/** Attributes for the button that opens the dialog with this id. */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const

/** Attributes for a button that closes the dialog with this id. */
export const closesDialog = (id: string) => ({ command: 'close', commandfor: id }) as const

/** Opens a dialog from script; does nothing if it is already open or absent. */
export function openDialog(id: string): void {
  const dialog = dialogOf(id)
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes a dialog from script. Focus returns to the previously focused element. */
export function closeDialog(id: string): void {
  dialogOf(id)?.close()
}

function dialogOf(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}
