import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DelayRecord, FaultEffect, FaultRecord, FaultTarget } from '#fixtures/scenarios/fault-record.ts'
import { errorCodes } from '#schema/__generated__/error-codes.ts'
import { FaultError } from './fault-error.ts'
import { faultText, isExecuted, parseFault, parseFaults } from './fault-text.ts'

const written: [text: string, fault: FaultRecord][] = [
  ['addBasketItems;status=503;nth=2', { target: { operation: 'addBasketItems', nth: 2 }, effect: { kind: 'status', status: 503 } }],
  ['*;status=429;retry-after=30', { target: {}, effect: { kind: 'status', status: 429, retryAfter: 30 } }],
  ['*;latency=2500', { target: {}, effect: { kind: 'latency', delay: 2500 } }],
  ['*;latency=100..900', { target: {}, effect: { kind: 'latency', delay: { least: 100, most: 900 } } }],
  ['*;latency=~300/120', { target: {}, effect: { kind: 'latency', delay: { median: 300, spread: 120 } } }],
  [
    'searchProducts;error=INTERNAL_SERVER_ERROR;path=searchSuggestions',
    { target: { operation: 'searchProducts' }, effect: { kind: 'error', code: 'INTERNAL_SERVER_ERROR', path: 'searchSuggestions' } },
  ],
  ['*;error=STORE_BUSY;message=One%2C%20two%3B', { target: {}, effect: { kind: 'error', code: 'STORE_BUSY', message: 'One, two;' } }],
  [
    'getBasket;partial=basket.items.0.variant',
    { target: { operation: 'getBasket' }, effect: { kind: 'partial', path: 'basket.items.0.variant' } },
  ],
  ['*;reset;p=0.1', { target: { probability: 0.1 }, effect: { kind: 'reset' } }],
  [
    'addBasketItems;status=500;executed',
    { target: { operation: 'addBasketItems' }, effect: { kind: 'status', status: 500 }, executed: true },
  ],
  [
    'addBasketItems;empty-data;executed=false',
    { target: { operation: 'addBasketItems' }, effect: { kind: 'empty-data' }, executed: false },
  ],
  ['getPlp;dribble=10x50', { target: { operation: 'getPlp' }, effect: { kind: 'dribble', pieces: 10, pause: 50 } }],
  ['getBasket;stale', { target: { operation: 'getBasket' }, effect: { kind: 'stale' } }],
  ['getBasket;overtaken=5000', { target: { operation: 'getBasket' }, effect: { kind: 'overtaken', most: 5000 } }],
  [
    '*;empty-reply;first=3;role=member;side=browser',
    { target: { first: 3, role: 'member', side: 'browser' }, effect: { kind: 'empty-reply' } },
  ],
]

describe('a written fault', () => {
  it.each(written)('%s is read and written', (text, fault) => {
    expect(parseFault(text)).toEqual(fault)
    expect(faultText(fault)).toBe(text)
  })

  it('says nothing that goes without saying, and its conditions in one order', () => {
    expect(parseFault('addBasketItems;empty-data;executed')).toEqual(parseFault('addBasketItems;empty-data'))
    expect(faultText(parseFault(' getPlp;reset;side=server;nth=2;executed=false'))).toBe('getPlp;reset;nth=2;side=server')
  })

  it('stands beside others with commas between them', () => {
    expect(parseFaults('*;latency=10, getBasket;reset,')).toEqual([parseFault('*;latency=10'), parseFault('getBasket;reset')])
    expect(parseFaults(' ')).toEqual([])
  })

  it('is executed where its answer is what suffers, and where it says so', () => {
    expect(isExecuted(parseFault('*;truncated'))).toBe(true)
    expect(isExecuted(parseFault('*;status=503'))).toBe(false)
    expect(isExecuted(parseFault('*;status=503;executed'))).toBe(true)
  })
})

const refused: [text: string, message: RegExp][] = [
  ['', /says no effect/],
  ['getPlp', /operation;effect/],
  ['get plp;reset', /an operation's name, or \*/],
  ['*;explode', /no effect 'explode'\. Near to it: .*\. There are: latency=2500/],
  ['*;stauts=503', /no effect 'stauts=503'\. Near to it: status, /],
  ['*;status=503;nht=2', /status knows no 'nht'\. Near to it: nth, /],
  ['*;status=503;role=nonmember', /role is one of guest, nonMember, .*'nonmember'\. Near to it: nonMember, /],
  ['*;latency', /no effect 'latency'/],
  ['*;reset=1', /no effect 'reset=1'/],
  ['*;constructor=1', /no effect/],
  ['*;latency=61000', /from 0 to 60000, not '61000'/],
  ['*;latency=soon', /2500, a range as 100..900/],
  ['*;latency=900..100', /lesser to the greater: 100..900/],
  ['*;latency=~300', /a median and a spread/],
  ['*;dribble=10', /dribble=10x50/],
  ['*;dribble=1001x1', /from 1 to 1000/],
  ['*;status=99', /from 200 to 599/],
  ['*;status=503;retry-after=soon', /retry-after is a whole number/],
  ['*;reset;retry-after=1', /reset knows no 'retry-after'/],
  ['*;error=oops', /no error code 'oops'/],
  ['*;error=BAD_USER_INPUTS', /no error code 'BAD_USER_INPUTS'. Near to it: BAD_USER_INPUT/],
  ['*;error=STORE_BUSY;message=%', /written as in an address/],
  ['*;error=STORE_BUSY;path=a..b', /a path of fields/],
  ['*;partial=*', /a path of fields/],
  ['*;reset;nth=0', /nth is a whole number from 1/],
  ['*;reset;nth=1;nth=2', /nth is said twice/],
  ['*;reset;p=2', /probability from 0 to 1/],
  ['*;reset;role=admin', /one of guest, nonMember, lapsedmember, member/],
  ['*;reset;side=left', /one of browser, server/],
  ['*;reset;executed=maybe', /executed=false/],
  ['*;latency=10;executed=false', /always executed/],
  [`*;${'x'.repeat(3000)}`, /at most 2000 characters/],
]

describe('a fault that is written wrong', () => {
  it.each(refused)('%s is refused with what is allowed', (text, message) => {
    expect(() => parseFault(text)).toThrow(FaultError)
    expect(() => parseFault(text)).toThrow(message)
  })

  it('is refused when it is one of too many', () => {
    expect(() => parseFaults(Array.from({ length: 21 }, () => '*;reset').join(','))).toThrow(/At most 20 faults/)
  })
})

const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most })
const delays: fc.Arbitrary<DelayRecord> = fc.oneof(
  upTo(60_000),
  fc.tuple(upTo(30_000), upTo(30_000)).map(([least, more]) => ({ least, most: least + more })),
  fc.record({ median: upTo(60_000), spread: upTo(60_000) }),
)
const codes = fc.constantFrom(...Object.keys(errorCodes))
const paths = fc.stringMatching(/^[a-z]{1,8}(\.([a-z]{1,8}|[0-9]{1,3}|\*)){0,4}$/)
const messages = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.length <= 500)
const effects: fc.Arbitrary<FaultEffect> = fc.oneof(
  delays.map((delay) => ({ kind: 'latency' as const, delay })),
  fc.record({ kind: fc.constant('dribble' as const), pieces: fc.integer({ min: 1, max: 1000 }), pause: delays }),
  fc.record(
    { kind: fc.constant('status' as const), status: fc.integer({ min: 200, max: 599 }), retryAfter: upTo(3600) },
    { requiredKeys: ['kind', 'status'] },
  ),
  fc.record({ kind: fc.constant('error' as const), code: codes, message: messages, path: paths }, { requiredKeys: ['kind', 'code'] }),
  fc.record({ kind: fc.constant('partial' as const), path: paths }),
  fc.record({ kind: fc.constant('overtaken' as const), most: fc.integer({ min: 1, max: 60_000 }) }),
  fc.constantFrom('reset', 'empty-reply', 'truncated', 'malformed', 'empty-data', 'stale').map((kind) => ({ kind }) as FaultEffect),
)
const targets: fc.Arbitrary<FaultTarget> = fc.record(
  {
    operation: fc.stringMatching(/^[A-Za-z_]\w{0,20}$/),
    nth: fc.integer({ min: 1, max: 1000 }),
    first: fc.integer({ min: 1, max: 1000 }),
    probability: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
    role: fc.constantFrom('guest' as const, 'nonMember' as const, 'lapsedmember' as const, 'member' as const),
    side: fc.constantFrom('browser' as const, 'server' as const),
  },
  { requiredKeys: [] },
)
const faults: fc.Arbitrary<FaultRecord> = fc
  .record({ target: targets, effect: effects, isTurned: fc.boolean() })
  .map(({ target, effect, isTurned }) => ({ target, effect, ...(isTurned && !isExecuted({ effect }) ? { executed: true } : {}) }))

describe('any fault', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(faults, (fault) => {
        expect(parseFault(faultText(fault))).toEqual(fault)
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused with a FaultError or read, whatever the text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `*;${text}`),
      faults.map((fault) => faultText(fault).slice(1)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const once = readAndWritten(text)
        expect(readAndWritten(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })
})

/** A fault's text after parsing and formatting; the text itself if it is correctly rejected. */
function readAndWritten(text: string): string {
  try {
    return faultText(parseFault(text))
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return text
  }
}
