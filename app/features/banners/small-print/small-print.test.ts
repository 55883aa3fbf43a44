import { expect, test } from 'vitest'
import { freeDeliveryText, isFreeDeliveryActive, speaksOfFreeDelivery } from '../skinny/free-delivery.ts'
import { smallPrintOf } from './small-print.ts'

const uk = { locale: 'en-GB', currency: 'GBP' } as const
const us = { locale: 'en-US', currency: 'USD' } as const

test('the experiment changes two banners only [FREESHIP-01]', () => {
  expect(['skinny-free-delivery', 'skinny-free-delivery-members', 'skinny-spring-lips', ''].map(speaksOfFreeDelivery)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('its first variant promises free delivery from 50 in both stores [FREESHIP-03, FREESHIP-04]', () => {
  expect(freeDeliveryText('1', uk)).toBe('FREE STANDARD DELIVERY ON ALL ORDERS £50+')
  expect(freeDeliveryText('1', us)).toBe('FREE STANDARD DELIVERY ON ALL ORDERS $50+')
})

test('its second variant promises it from 25 in the UK and 30 in the US [FREESHIP-03, FREESHIP-05]', () => {
  expect(freeDeliveryText('2', uk)).toBe('FREE STANDARD DELIVERY ON ALL ORDERS £25+')
  expect(freeDeliveryText('2', us)).toBe('FREE STANDARD DELIVERY ON ALL ORDERS $30+')
})

test.each(['0', '7', '', 'blue', 'toString'])("another value such as %j keeps the banner's text [FREESHIP-03, FREESHIP-05]", (value) => {
  expect(freeDeliveryText(value, uk)).toBeUndefined()
})

const messages = [
  { type: 'message', smallPrint: 'of the offer' },
  { type: 'FREE_SHIPPING_AND_SAMPLES_MEMBERS', smallPrint: 'for members' },
  { type: 'FREE_SHIPPING_NON_MEMBERS', smallPrint: 'for others' },
]
const situation = { isFreeDeliveryActive: false, isMember: false, messages, skinnySmallPrint: 'of the skinny banner' }

test('hides the small print while the experiment has any value but 0 [SMALLPRINT-01]', () => {
  expect(['0', '1', '2', '7'].map(isFreeDeliveryActive)).toEqual([false, true, true, true])
  expect(smallPrintOf({ ...situation, isFreeDeliveryActive: true })).toBeUndefined()
})

test('members see the small print of member delivery and samples [SMALLPRINT-02]', () => {
  expect(smallPrintOf({ ...situation, isMember: true })).toBe('for members')
})

test('everyone else sees the small print of guest delivery [SMALLPRINT-03]', () => {
  expect(smallPrintOf(situation)).toBe('for others')
})

test("falls back to the skinny banner's small print, else to none [SMALLPRINT-04]", () => {
  expect(smallPrintOf({ ...situation, messages: messages.slice(0, 2) })).toBe('of the skinny banner')
  expect(smallPrintOf({ ...situation, messages: [{ type: 'FREE_SHIPPING_NON_MEMBERS', smallPrint: ' ' }] })).toBe('of the skinny banner')
  for (const none of [null, undefined, '', '  '])
    expect(smallPrintOf({ ...situation, messages: [], skinnySmallPrint: none })).toBeUndefined()
})
