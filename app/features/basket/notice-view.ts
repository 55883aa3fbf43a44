import { type NoticeCopy, noticesByLocale, unknownNotice } from '#app/messages/notices.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

/** A notification in the store's words. */
export type NoticeView = Omit<NoticeCopy, 'link'> & {
  code: string
  level: NotificationFieldsFragment['level']
  link?: { text: string; href: string }
}

/** What a notification says in one store. A code that the shop does not know gets the default heading. Spec §8. */
export function noticeView({ code, level, params }: NotificationFieldsFragment, locale: string): NoticeView {
  const copies = noticesByLocale[locale] ?? {}
  const copy = Object.hasOwn(copies, code) ? (copies[code] ?? unknownNotice) : unknownNotice
  const values = new Map(params.map(({ name, value }) => [name, value]))
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
  return {
    code,
    level,
    ...(copy.heading && { heading: fill(copy.heading) }),
    ...(copy.message && { message: fill(copy.message) }),
    ...(copy.help && { help: copy.help }),
    ...(copy.link && { link: { text: copy.link.text, href: storeHref(storeOf(locale), copy.link.path) } }),
  }
}

/** Codes of the notices that are gone once the basket's page is reached: what they speak of is seen to there. Spec §4, decision A181. */
export function clearedOnArrival(notifications: readonly NotificationFieldsFragment[]): string[] {
  return notifications.filter(({ handler }) => handler === 'access_pass').map(({ code }) => code)
}
