import { closeDialog, openDialog } from './open-dialog.ts'

/** Carries out the command of the button that was pressed. */
export function obeyCommand({ target }: Pick<MouseEvent, 'target'>): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const id = button?.getAttribute('commandfor')
  if (!button || !id || button.getAttribute('aria-disabled') === 'true') return
  if (button.getAttribute('command') === 'show-modal') openDialog(id)
  if (button.getAttribute('command') === 'close') closeDialog(id)
}

/** Closes the dialog whose backdrop was pressed. A press on the backdrop reaches the dialog itself, outside of its box. */
export function closeFromOutside({ target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const box = target.getBoundingClientRect()
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  if (!isInside) target.close()
}
