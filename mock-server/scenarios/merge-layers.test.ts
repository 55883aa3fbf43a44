import { expect, test } from 'vitest'
import { mergeLayers } from './merge-layers.ts'

test('a part replaces the same part', () => {
  const merged = mergeLayers([
    { basket: { lines: [], deliveryMethod: 'None' }, codes: ['GLOW10'], viewerCountry: 'FR' },
    { basket: { lines: [], deliveryMethod: 'Express' }, viewerCountry: null },
  ])
  expect(merged).toEqual({ basket: { lines: [], deliveryMethod: 'Express' }, codes: ['GLOW10'], viewerCountry: null })
})

test('of parts with entries each replaces the same entry', () => {
  const merged = mergeLayers([
    {
      flags: { one: '1', two: '2' },
      answers: { 'A.b': 1 },
      account: { prompts: ['a'] },
      browser: { cookies: { x: '1' }, localStorage: { y: '2' } },
    },
    { flags: { two: '3' }, answers: { 'A.c': null }, account: { wishes: [] }, browser: { cookies: { z: '3' } } },
  ])
  expect(merged).toEqual({
    flags: { one: '1', two: '3' },
    answers: { 'A.b': 1, 'A.c': null },
    account: { prompts: ['a'], wishes: [] },
    browser: { cookies: { x: '1', z: '3' }, localStorage: { y: '2' } },
  })
})

test('notices and faults are added, and the same one is not said twice', () => {
  const oos = { code: 'ITEM_OOS', level: 'error' } as const
  const limit = { code: 'OUT_OF_LIMIT', level: 'warn' } as const
  const slow = { target: {}, effect: { kind: 'latency', delay: 10 } } as const
  expect(
    mergeLayers([
      { notices: [oos], faults: [slow] },
      { notices: [{ level: 'error', code: 'ITEM_OOS' }, limit], faults: [slow] },
    ]),
  ).toEqual({
    notices: [oos, limit],
    faults: [slow],
  })
})

test('another shopper has neither the person nor the membership of the one before', () => {
  const before = { shopper: 'plus-member', person: { firstName: 'Ida' }, membership: null } as const
  expect(mergeLayers([before, { shopper: 'non-member' }])).toEqual({ shopper: 'non-member' })
  expect(mergeLayers([before, { shopper: 'plus-member' }])).toEqual(before)
})
