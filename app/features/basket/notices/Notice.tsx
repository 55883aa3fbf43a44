import { Fragment } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import type { AlertItem } from '#app/design-system/alert/AlertRegion.client.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { type NoticeView, type NoticeWords, textOf } from './notice-view.ts'

/** A notice as an alert that cannot be dismissed. */
export function Notice({ notice }: { notice: NoticeView }) {
  return (
    <Alert level={notice.level} heading={notice.heading}>
      <NoticeText notice={notice} />
    </Alert>
  )
}

/** A notice as an item of the alert region. A notice without a heading gets none: the default heading is for errors that have no copy at all. */
export function noticeAlert(notice: NoticeView): AlertItem {
  return { code: notice.code, level: notice.level, heading: notice.heading ?? '', message: <NoticeText notice={notice} /> }
}

/** The text below the heading: a line per message, and the help after the last, on a line of its own where the message does not end as a sentence. */
function NoticeText({ notice: { messages, help } }: { notice: NoticeView }) {
  const lines = help && messages.every(isSentence) ? withHelp(messages, help) : [...messages, ...(help ? [help] : [])]
  return lines.map((words, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line has no other key, and the list is replaced whole
    <p key={at}>
      <Words words={words} />
    </p>
  ))
}

/** The help behind the last message, or alone. */
function withHelp(messages: readonly NoticeWords[], help: NoticeWords): readonly NoticeWords[] {
  const last = messages.at(-1)
  return last ? [...messages.slice(0, -1), [...last, ' ', ...help]] : [help]
}

function isSentence(words: NoticeWords): boolean {
  return /[.!?]$/.test(textOf(words))
}

function Words({ words }: { words: NoticeWords }) {
  return words.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same
    <Fragment key={at}>{typeof part === 'string' ? part : <TextLink href={part.href}>{part.text}</TextLink>}</Fragment>
  ))
}
