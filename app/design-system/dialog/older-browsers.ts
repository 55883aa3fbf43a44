import { closeDialog, openDialog } from './open-dialog.ts'

/** Runs the command of the clicked button. */
export function obeyCommand({ target }: Pick<MouseEvent, 'target'>): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const id = button?.getAttribute('commandfor')
  if (!button || !id || button.getAttribute('aria-disabled') === 'true') return
  if (button.getAttribute('command') === 'show-modal') openDialog(id)
  if (button.getAttribute('command') === 'close') closeDialog(id)
}

/** Closes the dialog whose backdrop was clicked. Such a click targets the dialog itself, at a point outside its box. */
export function closeFromOutside({ target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const box = target.getBoundingClientRect()
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  if (!isInside) target.close()
}
