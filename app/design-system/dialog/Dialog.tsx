import type { ReactNode } from 'react'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

/** A centred modal, 600 px wide, or 920 px with a picture; a bottom sheet on phones. */
export function Dialog({ picture, ...rest }: DialogFrameProps & { picture?: ReactNode }) {
  return <DialogFrame {...rest} kind={picture ? 'picture' : 'modal'} picture={picture} />
}
