import { describe, expect, test } from 'vitest'
import { activeCode, membershipItem, testBasket } from '../testing/basket-views.ts'
import type { BasketChange } from './basket-change.ts'
import {
  type BasketEvent,
  type BasketMachine,
  hasWork,
  newMachine,
  nextToSend,
  type QueuedChange,
  showsChange,
  transition,
} from './basket-machine.ts'

const empty = testBasket()
const full = testBasket({ items: [membershipItem({ id: 'a' })] })
const newer = testBasket({ items: [membershipItem({ id: 'a', quantity: 2 })] })
const name = 'Annual Membership'

const setTo = (quantity: number, lineId = 'a'): BasketChange => ({ kind: 'setQuantity', lineId, quantity })
const addition: BasketChange = { kind: 'addProducts', lines: [{ sku: 'SERUM-02' }], location: 'Page' }
const code: BasketChange = { kind: 'applyCode', code: 'GLOW10' }

const queued = (id: string, change: BasketChange, fields: Partial<QueuedChange> = {}): QueuedChange => ({
  id,
  turn: 1,
  change,
  line: undefined,
  stage: 'waiting',
  requests: [id],
  ...fields,
})

const machine = (fields: Partial<BasketMachine> = {}): BasketMachine => ({ ...newMachine, ...fields })
const withBeside = (state: BasketMachine): BasketMachine => ({ ...state, queue: [...state.queue, beside] })
const after = (state: BasketMachine, ...events: BasketEvent[]): BasketMachine => events.reduce(transition, state)
const requested = (id: string, change: BasketChange, turn = 1): BasketEvent => ({ type: 'requested', id, turn, change })

const waiting = machine({ basket: full, queue: [queued('1', setTo(2))] })
const sent = machine({ basket: full, queue: [queued('1', setTo(2), { stage: 'sent', line: full.lines[0] })] })
const left = machine({ basket: full, queue: [queued('1', setTo(2), { stage: 'left', requests: [] })] })
const beside = queued('2', addition, { turn: 2, stage: 'left', requests: [] })
const looking = machine({ basket: full, isLooking: true })

describe('each event changes its own part of the state', () => {
  test.each<[string, BasketMachine, BasketEvent, Partial<BasketMachine>]>([
    ['the page’s own basket is known', newMachine, { type: 'rendered', basket: full }, { basket: full }],
    ['the first change is sent', waiting, { type: 'sent', id: '1' }, { queue: [queued('1', setTo(2), { stage: 'sent' })] }],
    [
      'a change that did not leave waits for the network',
      sent,
      { type: 'unsent', id: '1' },
      { queue: [queued('1', setTo(2), { line: full.lines[0] })], network: 'offline' },
    ],
    [
      'a response settles its own change alone',
      withBeside(sent),
      { type: 'answered', id: '1', basket: newer },
      { basket: newer, queue: [beside] },
    ],
    ['the response takes the place of all that was held', sent, { type: 'answered', id: '1', basket: newer }, { basket: newer, queue: [] }],
    [
      'a failure is told by the name of its line, and the basket is looked at',
      sent,
      { type: 'failed', id: '1', code: 'REFUSED' },
      { queue: [], isStale: true, failure: { code: 'REFUSED', change: setTo(2), name } },
    ],
    ['what another tab has sent is in the basket', waiting, { type: 'sentElsewhere', id: '1' }, { queue: [] }],
    [
      'what another tab has sent fails while the basket is unknown',
      { ...waiting, basket: undefined },
      { type: 'sentElsewhere', id: '1' },
      { queue: [], isStale: true, failure: { code: 'NO_RESPONSE', change: setTo(2), name: undefined } },
    ],
    ['a basket that may be old is stale', newMachine, { type: 'outdated' }, { isStale: true }],
    [
      'a look that starts answers for all that was stale',
      machine({ isStale: true }),
      { type: 'lookStarted' },
      { isStale: false, isLooking: true },
    ],
    [
      'a look shows the basket',
      { ...looking, failedLooks: 3 },
      { type: 'looked', basket: newer },
      { basket: newer, isLooking: false, failedLooks: 0 },
    ],
    ['a look that fails is counted', { ...looking, failedLooks: 1 }, { type: 'lookFailed' }, { isLooking: false, failedLooks: 2 }],
    ['the network is lost', waiting, { type: 'networkLost' }, { network: 'offline' }],
    ['the network is lost again', machine({ network: 'returning' }), { type: 'networkLost' }, { network: 'offline' }],
    ['the network may be back', { ...waiting, network: 'offline' }, { type: 'networkFound' }, { network: 'returning', isStale: true }],
    [
      'the network may be back while a change waits and the basket is unknown',
      machine({ queue: [queued('1', code)], network: 'offline' }),
      { type: 'networkFound' },
      { network: 'returning', isStale: true },
    ],
    [
      'the network may be back while the basket is known and nothing waits',
      machine({ basket: full, network: 'offline' }),
      { type: 'networkFound' },
      { network: 'returning', isStale: true },
    ],
    ['news of a network that was never lost', waiting, { type: 'networkFound' }, { isStale: true }],
    [
      'the network is back, and nothing is to be found out',
      machine({ network: 'offline', isStale: true }),
      { type: 'networkFound' },
      { network: 'online', isStale: false },
    ],
    ['the shop alone is silent', machine({ network: 'returning' }), { type: 'shopSilent' }, { network: 'online' }],
    ['what an earlier page had sent has arrived', left, { type: 'arrived', id: '1' }, { queue: [] }],
    [
      'what an earlier page had sent is lost, and waits again',
      left,
      { type: 'lost', id: '1' },
      { queue: [queued('1', setTo(2), { requests: [] })] },
    ],
    [
      'an addition of an earlier page is lost, and is told of instead',
      machine({ queue: [queued('1', addition, { stage: 'left' })] }),
      { type: 'lost', id: '1' },
      { queue: [], failure: { code: 'NO_RESPONSE', change: addition, name: undefined } },
    ],
    [
      'a lost addition is told of, whatever waits before it',
      withBeside(left),
      { type: 'lost', id: '2' },
      { queue: left.queue, failure: { code: 'NO_RESPONSE', change: addition, name: undefined } },
    ],
    [
      'a lost change waits again, whatever addition is beside it',
      withBeside(left),
      { type: 'lost', id: '1' },
      { queue: [queued('1', setTo(2), { requests: [] }), beside] },
    ],
    [
      'the failure was seen',
      machine({ failure: { code: 'REFUSED', change: code, name: undefined } }),
      { type: 'failureSeen' },
      { failure: undefined },
    ],
  ])('%s', (_what, state, event, changed) => {
    expect(transition(state, event)).toEqual({ ...state, ...changed })
  })
})

describe('an impossible event leaves the state as it is', () => {
  test.each<[string, BasketMachine, BasketEvent]>([
    ['a rendered basket when a newer one is known', waiting, { type: 'rendered', basket: newer }],
    ['sending while a look is due', { ...waiting, isStale: true }, { type: 'sent', id: '1' }],
    ['sending while the network is gone', { ...waiting, network: 'offline' }, { type: 'sent', id: '1' }],
    ['sending before the shop has responded after an outage', { ...waiting, network: 'returning' }, { type: 'sent', id: '1' }],
    ['sending out of turn', { ...waiting, queue: [queued('1', setTo(2)), queued('2', code)] }, { type: 'sent', id: '2' }],
    ['sending twice', sent, { type: 'sent', id: '1' }],
    ['sending what an earlier page sent', left, { type: 'sent', id: '1' }],
    ['sending an unknown change', waiting, { type: 'sent', id: '2' }],
    ['taking back what was never sent', waiting, { type: 'unsent', id: '1' }],
    ['a response to what was never sent', waiting, { type: 'answered', id: '1', basket: newer }],
    ['a response to what an earlier page sent', left, { type: 'answered', id: '1', basket: newer }],
    ['a second response', newMachine, { type: 'answered', id: '1', basket: newer }],
    [
      'a response to what waits behind what was sent',
      { ...sent, queue: [...sent.queue, queued('2', code)] },
      { type: 'answered', id: '2', basket: newer },
    ],
    ['a failure of what was never sent', waiting, { type: 'failed', id: '1', code: 'REFUSED' }],
    ['another tab sending what this one has sent', sent, { type: 'sentElsewhere', id: '1' }],
    ['an outdated basket that is stale already', machine({ isStale: true }), { type: 'outdated' }],
    ['a second look at once', { ...looking, isStale: true }, { type: 'lookStarted' }],
    ['the answer to no look', waiting, { type: 'looked', basket: newer }],
    ['the failure of no look', waiting, { type: 'lookFailed' }],
    ['losing the network twice', machine({ network: 'offline' }), { type: 'networkLost' }],
    ['a silent shop while online', waiting, { type: 'shopSilent' }],
    ['a silent shop while offline', machine({ network: 'offline' }), { type: 'shopSilent' }],
    ['inheriting nothing', waiting, { type: 'inherited', changes: [] }],
    ['inheriting what is known', waiting, { type: 'inherited', changes: [queued('1', code)] }],
    ['the arrival of what this page sent', sent, { type: 'arrived', id: '1' }],
    ['the loss of what this page sent', sent, { type: 'lost', id: '1' }],
    ['seeing a failure that is not there', waiting, { type: 'failureSeen' }],
  ])('%s', (_what, state, event) => {
    expect(transition(state, event)).toBe(state)
  })
})

describe('a request', () => {
  test.each<[string, BasketMachine, BasketChange]>([
    ['of a line that is not there [BASKET-19]', waiting, setTo(3, 'unknown')],
    ['of a line while the basket is unknown [BASKET-19]', newMachine, setTo(3)],
    ['of the quantity that the line has already [BASKET-20]', machine({ basket: full }), setTo(1)],
    ['of the quantity that the line is about to have [BASKET-20]', waiting, setTo(2)],
    ['to remove a line that is not there', waiting, { kind: 'remove', lineId: 'unknown' }],
    [
      'to remove a line that is being removed',
      machine({ basket: full, queue: [queued('1', { kind: 'remove', lineId: 'a' })] }),
      { kind: 'remove', lineId: 'a' },
    ],
  ])('%s is refused', (_what, state, change) => {
    expect(transition(state, requested('2', change))).toBe(state)
  })

  test('joins the end of the queue with the facts of its line, and clears the failure', () => {
    const failure = { code: 'REFUSED', change: code, name: undefined } as const
    const { queue, failure: told } = after(machine({ basket: full, failure }), requested('1', addition), requested('2', setTo(3), 2))
    expect(queue.map(({ id, turn, line, stage, requests }) => [id, turn, line?.name, stage, requests])).toEqual([
      ['1', 1, undefined, 'waiting', ['1']],
      ['2', 2, name, 'waiting', ['2']],
    ])
    expect(told).toBeUndefined()
  })

  test('to remove a line joins the queue with the facts of that line', () => {
    const { queue } = transition(machine({ basket: full }), requested('1', { kind: 'remove', lineId: 'a' }))
    expect(queue.map(({ change: { kind }, line }) => [kind, line?.name])).toEqual([['remove', name]])
  })

  test('to add is about no line while the basket is unknown', () => {
    expect(transition(newMachine, requested('1', addition)).queue).toEqual([queued('1', addition)])
  })

  test('to restore a line carries that line', () => {
    const [line] = full.lines
    if (!line) throw new Error('The basket has a line.')
    expect(after(newMachine, requested('1', { kind: 'restore', line })).queue[0]?.line).toBe(line)
  })

  test('replaces a waiting one on the same line and takes over its callers; never one that was sent', () => {
    const start = after(machine({ basket: full }), requested('1', setTo(2)), { type: 'sent', id: '1' })
    const { queue } = after(start, requested('2', setTo(3), 2), requested('3', code, 3), requested('4', setTo(4), 4))
    expect(queue.map(({ id, requests }) => [id, requests])).toEqual([
      ['1', ['1']],
      ['3', ['3']],
      ['4', ['2', '4']],
    ])
  })
})

describe('the network', () => {
  test('is online once the shop has responded to a look or a change', () => {
    const returning = { ...looking, network: 'returning' } as const
    expect(transition(returning, { type: 'looked', basket: newer }).network).toBe('online')
    expect(transition({ ...sent, network: 'returning' }, { type: 'answered', id: '1', basket: newer }).network).toBe('online')
  })

  test('stays offline when it was lost before the response came', () => {
    expect(transition({ ...looking, network: 'offline' }, { type: 'looked', basket: newer }).network).toBe('offline')
  })

  test('stays returning when it is found again', () => {
    expect(transition({ ...waiting, network: 'returning' }, { type: 'networkFound' }).network).toBe('returning')
  })
})

test('inherited changes are merged with the page’s own by turn', () => {
  const own = machine({ queue: [queued('own', code, { turn: 2 })] })
  const changes = [queued('late', addition, { turn: 3, stage: 'left' }), queued('own', addition), queued('early', setTo(3), { turn: 1 })]
  const { queue } = transition(own, { type: 'inherited', changes })
  expect(queue.map(({ id, stage, change }) => [id, stage, change.kind])).toEqual([
    ['early', 'waiting', 'setQuantity'],
    ['own', 'waiting', 'applyCode'],
    ['late', 'left', 'addProducts'],
  ])
})

describe('the next turn', () => {
  test.each<[string, BasketMachine, { works: boolean; sends: string | undefined }]>([
    ['has nothing to do', newMachine, { works: false, sends: undefined }],
    ['sends the first change', waiting, { works: true, sends: '1' }],
    ['looks before it sends when the basket is stale', { ...waiting, isStale: true }, { works: true, sends: undefined }],
    ['looks before it sends after an outage', { ...waiting, network: 'returning' }, { works: true, sends: undefined }],
    ['looks at a stale basket without a change', machine({ isStale: true }), { works: true, sends: undefined }],
    ['sends no change twice', sent, { works: true, sends: undefined }],
    ['waits for the network', { ...waiting, network: 'offline' }, { works: false, sends: undefined }],
    ['waits for the network with a stale basket', machine({ isStale: true, network: 'offline' }), { works: false, sends: undefined }],
  ])('%s', (_what, state, { works, sends }) => {
    expect([hasWork(state), nextToSend(state)?.id]).toEqual([works, sends])
  })
})

test('a change shows in a basket with what it wanted, and in no unknown basket', () => {
  const applied = testBasket({ includedDiscounts: [activeCode('glow10')] })
  expect([applied, empty, undefined].map((basket) => showsChange(machine({ basket }), code))).toEqual([true, false, false])
})
