import {
  codelessNotice,
  type NoticeCopy,
  type NoticeLinkCopy,
  noticeParameters,
  noticesByLocale,
  silentCodes,
  unknownNotice,
} from '#app/messages/basket/notices.ts'
import { messageParts } from '#app/platform/copy/format-message.ts'
import { helpHref } from '#app/platform/help/help-centre.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { SPENDING_TOP_UP_SKU } from '#app/platform/settings/spending-top-up.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { type Store, storeOf } from '#app/platform/store/stores.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

export type NoticeLink = { text: string; href: string }

/** A sentence with its links, in order. */
export type NoticeWords = readonly (string | NoticeLink)[]

/** A notification in the store's words. */
export type NoticeView = {
  code: string
  level: NotificationFieldsFragment['level']
  heading?: string
  /** One for each time that the answer brought the code, in order and without repeats. */
  messages: readonly NoticeWords[]
  help?: NoticeWords
}

/** What an answer's notifications say in one store, each code once, in the order in which they came. A code that marks something says nothing. */
export function noticeViews(notifications: readonly NotificationFieldsFragment[], locale: string): NoticeView[] {
  const byCode = new Map<string, NoticeView>()
  for (const notification of notifications) {
    if (silentCodes.includes(notification.code)) continue
    const known = byCode.get(notification.code)
    const view = noticeView(notification, locale)
    byCode.set(view.code, known ? merged(known, view) : view)
  }
  return [...byCode.values()]
}

/** What a notification says in one store. A code that the shop does not know gets the default heading. Spec §8. */
export function noticeView({ code, level, params }: NotificationFieldsFragment, locale: string): NoticeView {
  const store = storeOf(locale)
  const copy = copyOf(code, locale)
  const fill = (text: string, link?: NoticeLinkCopy) =>
    wordsOf(text, { params, link: link && linkOf(link, store), absent: copy.absent, helpCode: copy.help?.code })
  const heading = copy.heading && textOf(fill(copy.heading))
  return {
    code,
    level,
    ...(heading && { heading }),
    messages: copy.message ? [fill(copy.message, copy.link)] : [],
    ...(copy.help && { help: fill(copy.help.text, copy.help.link) }),
  }
}

/** True for a code that no store has words for. */
export function isUnknownCode(code: string): boolean {
  return code !== '' && !silentCodes.includes(code) && Object.values(noticesByLocale).every((copies) => !Object.hasOwn(copies, code))
}

/** Codes of the notices that are gone once the basket's page is reached: what they speak of is seen to there. Spec §4, decision A181. */
export function clearedOnArrival(notifications: readonly NotificationFieldsFragment[]): string[] {
  return notifications.filter(({ handler }) => handler === 'access_pass').map(({ code }) => code)
}

/** A sentence without its links. */
export function textOf(words: NoticeWords): string {
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

function copyOf(code: string, locale: string): NoticeCopy {
  if (code === '') return codelessNotice
  const copies = noticesByLocale[locale] ?? {}
  return Object.hasOwn(copies, code) ? (copies[code] ?? unknownNotice) : unknownNotice
}

/** The second time that an answer brings a code, only what it says anew is added. */
function merged(first: NoticeView, next: NoticeView): NoticeView {
  const said = new Set([first.heading, ...first.messages.map(textOf)])
  const headings = next.heading && next.messages.length === 0 ? [[next.heading]] : []
  return { ...first, messages: [...first.messages, ...[...headings, ...next.messages].filter((words) => !said.has(textOf(words)))] }
}

/** Where a link leads that names no path. [A13, A177] */
const places: Readonly<Record<string, string>> = {
  join: JOIN_PATH,
  spendingTopUp: `/basket?items=${encodeURIComponent(JSON.stringify([SPENDING_TOP_UP_SKU]))}`,
}

function linkOf({ text, to }: NoticeLinkCopy, store: Store): NoticeLink {
  return { text, href: to === 'help' ? helpHref(store, 'newRequest') : storeHref(store, places[to] ?? to) }
}

type Given = {
  params: NotificationFieldsFragment['params']
  link: NoticeLink | undefined
  absent: string | undefined
  helpCode: string | undefined
}

function wordsOf(text: string, { params, link, absent = '', helpCode = '' }: Given): NoticeWords {
  const given = Object.fromEntries(noticeParameters.map((name) => [name, valueOf(name, params) || absent]))
  const parts = messageParts<NoticeLink>(text, { ...given, programme: brand.programme, code: helpCode, link: link ?? '' })
  return link ? parts.filter((part) => part !== '') : [textOf(parts).replaceAll(/ {2,}/g, ' ').trim()]
}

/** Several values of one name are a list. Whatever would break or turn the line that it stands in is a space. [A74] */
function valueOf(name: string, params: Given['params']): string {
  return params
    .filter((param) => param.name === name)
    .map(({ value }) => value.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ')
}
