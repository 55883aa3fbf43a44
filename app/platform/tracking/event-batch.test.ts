// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepAffiliateClick } from '#app/platform/session/affiliate.ts'
import { checkBatch } from './delivery/check-event.ts'
import { eventBatch } from './event-batch.ts'

const event = (number: number) => ({
  event: 'Page Element Clicked' as const,
  properties: { element: 'tile' },
  timestamp: '2026-03-02T10:00:00.000Z',
  number,
})

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'en-GB'
  history.replaceState(null, '', '/basket?q=ada@ottilie.example')
})

test('a batch is in the form of the Segment HTTP API, without the page’s query, and the shop’s server takes it', () => {
  const batch = eventBatch([event(1), event(2)])
  const { batch: sent } = JSON.parse(batch)
  expect(sent[0]).toEqual({
    type: 'track',
    event: 'Page Element Clicked',
    properties: { element: 'tile' },
    messageId: expect.stringMatching(/-1$/),
    timestamp: '2026-03-02T10:00:00.000Z',
    anonymousId: sessionStorage.getItem('events-tab'),
    context: { locale: 'en-GB', page: { path: '/basket' } },
  })
  expect(batch).not.toContain('ada@')
  expect(checkBatch(batch)).toMatchObject({ problems: [], events: [{}, {}] })
})

test('a batch that is sent again has the same message ids', () => {
  const ids = (text: string) => JSON.parse(text).batch.map(({ messageId }: { messageId: string }) => messageId)
  expect(ids(eventBatch([event(1), event(2)]))).toEqual(ids(eventBatch([event(1), event(2)])))
  expect(new Set(ids(eventBatch([event(1), event(2)]))).size).toBe(2)
})

test('the affiliate’s click of the session is added [COOKIE-07]', () => {
  keepAffiliateClick('?awc=12_click.7')
  expect(JSON.parse(eventBatch([event(1)])).batch[0].context.awc).toBe('12_click.7')
})
