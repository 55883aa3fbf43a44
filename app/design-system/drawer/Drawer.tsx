import { DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame.tsx'

/** A panel that slides in from the right, 500 px wide; on phones it slides up and leaves 56 px of the page visible. */
export function Drawer(props: DialogFrameProps) {
  return <DialogFrame {...props} kind="drawer" />
}
