import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { previewCopy as copy } from '#app/messages/frame/preview.ts'
import type { LeftOutPart } from '#app/platform/content/page-words.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { UnfitBlock } from './content-section.ts'

/** Tells editors in preview what shoppers do not see: a block, or a part of something that stands without it. */
export function LeftOutNotice({ left }: { left: UnfitBlock | LeftOutPart }) {
  const { heading, fields } = left
  const named = fields.join(', ')
  if (!('kind' in left)) {
    return (
      <Warning heading={formatMessage(copy.leftOutPart, { heading })}>{formatMessage(copy.leftOutPartFields, { fields: named })}</Warning>
    )
  }
  return (
    <Warning heading={formatMessage(copy.leftOut, { heading: heading || left.kind })}>
      {fields.length === 0 ? formatMessage(copy.leftOutKind, { kind: left.kind }) : formatMessage(copy.leftOutFields, { fields: named })}
    </Warning>
  )
}

function Warning({ heading, children }: { heading: string; children: string }) {
  return (
    <Container>
      <Alert level="warn" heading={heading}>
        {children}
      </Alert>
    </Container>
  )
}
