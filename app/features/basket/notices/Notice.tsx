import { Fragment } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import type { AlertItem } from '#app/design-system/alert/AlertRegion.client.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import type { NoticeView, NoticeWords } from './notice-view.ts'

/** A notification as an alert that stays. */
export function Notice({ notice }: { notice: NoticeView }) {
  return (
    <Alert level={notice.level} heading={notice.heading}>
      <NoticeText notice={notice} />
    </Alert>
  )
}

/** A notification as an alert of a region. One without a heading has none: the fallback's is for errors that say nothing at all. */
export function noticeAlert(notice: NoticeView): AlertItem {
  return { code: notice.code, level: notice.level, heading: notice.heading ?? '', message: <NoticeText notice={notice} /> }
}

/** What a notification says below its heading: a line for each message, and the help after the last. */
function NoticeText({ notice: { messages, help } }: { notice: NoticeView }) {
  const lines = messages.length > 0 ? messages : [[]]
  if (messages.length === 0 && !help) return null
  return lines.map((words, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line has no other name, and the list is replaced whole
    <p key={at}>
      <Words words={words} />
      {help && at === lines.length - 1 && (
        <>
          {words.length > 0 && ' '}
          <Words words={help} />
        </>
      )}
    </p>
  ))
}

function Words({ words }: { words: NoticeWords }) {
  return words.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same
    <Fragment key={at}>{typeof part === 'string' ? part : <TextLink href={part.href}>{part.text}</TextLink>}</Fragment>
  ))
}
