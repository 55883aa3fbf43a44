import type { ReactNode } from 'react'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

/** A modal in the middle of the page, 600 px wide, or 920 px beside a picture; a bottom sheet on phones. */
export function Dialog({ picture, ...rest }: DialogFrameProps & { picture?: ReactNode }) {
  return <DialogFrame {...rest} kind={picture ? 'picture' : 'modal'} picture={picture} />
}
