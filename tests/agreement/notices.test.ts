import { describe, expect, test } from 'vitest'
import { type NoticeCopy, noticesByLocale, silentCodes } from '#app/messages/basket/notices.ts'
import { stores } from '#app/platform/store/stores.ts'
import { errorCodes } from '#schema/__generated__/error-codes.ts'

/** The help code that a notice shows: its own, or the one that ends its help sentence; null for none. */
function shownHelp({ help }: NoticeCopy): string | null {
  return help?.code ?? /Error code (\w+)$/.exec(help?.text ?? '')?.[1] ?? null
}

/** The code of the help sentence by code, as the schema's `@notification` promises it in a store. */
function promised(store: 'UK' | 'US'): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(errorCodes).flatMap(([code, { told }]) => {
      const here = told.filter(({ stores: toldIn }) => toldIn.includes(store))
      expect(here.length, `${code} is told in ${store} in one way`).toBeLessThanOrEqual(1)
      return here.map(({ help }) => [code, help])
    }),
  )
}

describe.each([
  ['UK', stores.uk.locale],
  ['US', stores.us.locale],
] as const)('the notices of the %s store', (store, locale) => {
  const copy = noticesByLocale[locale] ?? {}

  test('are those that the contract tells there, with its help codes [NOTIF-01]', () => {
    const shown = Object.fromEntries(Object.entries(promised(store)).filter(([code]) => !silentCodes.includes(code)))
    expect(Object.fromEntries(Object.entries(copy).map(([code, notice]) => [code, shownHelp(notice)]))).toEqual(shown)
  })

  test('leave out what only marks a role, which the contract tells without help', () => {
    expect(silentCodes.map((code) => [code, promised(store)[code], copy[code]])).toEqual(silentCodes.map((code) => [code, null, undefined]))
  })
})
