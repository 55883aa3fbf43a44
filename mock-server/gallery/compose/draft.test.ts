import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asValue, readDraft, valueText, withPart, writeDraft } from './draft.ts'

describe('a draft', () => {
  test.each([
    'uk-plus-member',
    'store=en-US&shopper=plus-member&basket=at-limit&promo=rejected',
    'uk-guest&browser=consent,us-preference&clock=+31d&fault=addBasketItems;status=503;nth=2,slow-network&seed=any%20word',
    'flag.experiment-lip-week=on',
  ])('of %s is written as it was read', (text) => {
    expect(writeDraft(readDraft(text))).toBe(text)
  })

  test('says each value once, and drops what is empty', () => {
    expect(writeDraft(readDraft(' uk-guest & basket=one-item,one-item&basket=kit&promo=&&'))).toBe('uk-guest&basket=one-item,kit')
  })

  test('keeps the equals signs of a fault', () => {
    expect(readDraft('fault=*;latency=100..900').parts['fault']).toEqual(['*;latency=100..900'])
  })

  test('loses a part that has no value left', () => {
    expect(writeDraft(withPart(readDraft('uk-guest&basket=kit&promo=rejected'), 'basket', []))).toBe('uk-guest&promo=rejected')
  })
})

function asSaid(text: string): string {
  const [value = ''] = readDraft(writeDraft(withPart(readDraft('uk-guest'), 'flag.any', [asValue(text)]))).parts['flag.any'] ?? []
  return valueText(value)
}

test.each(['a%20b', '100 %', 'x&y=z, w'])('%j survives as a value', (text) => {
  expect(asSaid(text)).toBe(text)
})

test('any text survives as a value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (text) => {
      expect(asSaid(text)).toBe(text)
    }),
  )
})
