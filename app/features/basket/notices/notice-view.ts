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

/** A sentence as text and links, in order. */
export type NoticeWords = readonly (string | NoticeLink)[]

/** A notification in the store's copy. */
export type NoticeView = {
  code: string
  level: NotificationFieldsFragment['level']
  heading?: string
  /** One per occurrence of the code in the response, in order, without duplicates. */
  messages: readonly NoticeWords[]
  help?: NoticeWords
}

/** A response's notifications as notices of one store, one per code, in order. Marker codes have none. */
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

/** One notification as a notice. An unknown code gets the default heading. Spec §8. */
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

/** True for a code that neither store has copy for. */
export function isUnknownCode(code: string): boolean {
  return code !== '' && !silentCodes.includes(code) && Object.values(noticesByLocale).every((copies) => !Object.hasOwn(copies, code))
}

/** Codes of the notices that the basket page does not repeat on arrival: the shopper deals with them there. Spec §4, open point A181. */
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

/** Adds only the new messages when a code occurs again in a response. */
function merged(first: NoticeView, next: NoticeView): NoticeView {
  const said = new Set([first.heading, ...first.messages.map(textOf)])
  const headings = next.heading && next.messages.length === 0 ? [[next.heading]] : []
  return { ...first, messages: [...first.messages, ...[...headings, ...next.messages].filter((words) => !said.has(textOf(words)))] }
}

/** Targets of links without a path. Open points A13, A177. */
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

function wordsOf(text: string, { params, link, absent = '', helpCode }: Given): NoticeWords {
  const given = Object.fromEntries(noticeParameters.map((name) => [name, valueOf(name, params) || absent]))
  const values = { ...given, programme: brand.programme, ...(helpCode && { code: helpCode }), ...(link && { link }) }
  const parts = messageParts<NoticeLink>(text, values)
  return link ? parts : [textOf(parts).replaceAll(/ {2,}/g, ' ').trim()]
}

/** Joins several values of one name to a list. Characters that would break the line or change its direction become spaces. Open point A74. */
function valueOf(name: string, params: Given['params']): string {
  return params
    .filter((param) => param.name === name)
    .map(({ value }) => value.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ')
}
