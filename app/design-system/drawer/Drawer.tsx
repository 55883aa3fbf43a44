import { DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame.tsx'

/** A panel that slides in from the right, 500 px wide; from the bottom on phones, where 56 px of the page stay in sight. */
export function Drawer(props: DialogFrameProps) {
  return <DialogFrame {...props} kind="drawer" />
}
