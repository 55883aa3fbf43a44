// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

let freshNotices: typeof import('./global-notices.ts').freshNotices

/** Resets the module, as on a newly opened page. */
async function openPage(): Promise<void> {
  vi.resetModules()
  ;({ freshNotices } = await import('./global-notices.ts'))
}

beforeEach(async () => {
  sessionStorage.clear()
  await openPage()
})

const failed: NotificationFieldsFragment = { code: 'ADD_ITEMS_FAILURE', level: 'error', handler: null, params: [] }
const gone = (value: string): NotificationFieldsFragment => ({
  code: 'ITEM_OOS',
  level: 'warn',
  handler: null,
  params: [{ name: 'product', value }],
})
const most: NotificationFieldsFragment = { code: 'MAX_QTY_EXCEEDED', level: 'info', handler: null, params: [] }
const mark: NotificationFieldsFragment = { code: 'RAF_ADVOCATE_DISCOUNT_AVAILABLE', level: 'warn', handler: null, params: [] }

test('errors and warnings appear; information and marks do not [ATB-22]', () => {
  const answer = [failed, gone('Night Balm'), most, mark]
  expect(freshNotices(answer)).toEqual([failed, gone('Night Balm')])
  expect(freshNotices(answer), 'the same answer, asked of again').toEqual([failed, gone('Night Balm')])
})

test('an error appears with every answer, a warning that stands only with the first', () => {
  freshNotices([failed, gone('Night Balm')])
  expect(freshNotices([failed, gone('Night Balm')])).toEqual([failed])
  expect(freshNotices([gone('Night Balm'), gone('Silk Mist')])).toEqual([gone('Silk Mist')])
})

test('a warning that was gone in between appears again', () => {
  freshNotices([gone('Night Balm')])
  freshNotices([])
  expect(freshNotices([gone('Night Balm')])).toEqual([gone('Night Balm')])
})

test('the next page knows what has been seen', async () => {
  freshNotices([gone('Night Balm')])
  await openPage()
  expect(freshNotices([gone('Night Balm'), gone('Silk Mist')])).toEqual([gone('Silk Mist')])
})

test.each(['{', '{}', 'null', '[1,null]'])('what is kept as %s is not trusted', (kept) => {
  sessionStorage.setItem('told-warnings', kept)
  expect(freshNotices([gone('Night Balm')])).toHaveLength(1)
})

test('without storage every page tells for itself', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(freshNotices([gone('Night Balm')])).toHaveLength(1)
  vi.restoreAllMocks()
})

test('what was only information appears once it is a warning, and what is about something else is another', () => {
  const about = (...values: string[]) => ({ ...gone(''), params: values.map((value) => ({ name: 'product', value })) })
  freshNotices([{ ...gone('Night Balm'), level: 'info' }, about('Night', 'Balm')])
  expect(freshNotices([gone('Night Balm'), about('NightBalm')])).toEqual([gone('Night Balm'), about('NightBalm')])
})

test('what the page before has told is kept under a name that pages agree on', () => {
  sessionStorage.setItem('told-warnings', '["ITEM_OOS|Night Balm"]')
  expect(freshNotices([gone('Night Balm')])).toEqual([])
})
