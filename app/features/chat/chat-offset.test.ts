import { expect, test } from 'vitest'
import { type ChatPlace, chatOffset, type Device } from './chat-offset.ts'

const member = { hasMembership: true, isProductPage: false }
const memberAtProduct = { hasMembership: true, isProductPage: true }
const guest = { hasMembership: false, isProductPage: false }
const guestAtProduct = { hasMembership: false, isProductPage: true }

const rows: readonly [id: string, place: ChatPlace | undefined, device: Device, px: number][] = [
  ['CHAT-01', member, 'mobile', 50],
  ['CHAT-02', member, 'tablet', 70],
  ['CHAT-02', member, 'desktop', 70],
  ['CHAT-03', memberAtProduct, 'mobile', 145],
  ['CHAT-04', memberAtProduct, 'tablet', 170],
  ['CHAT-05', memberAtProduct, 'desktop', 70],
  ['CHAT-06', guestAtProduct, 'mobile', 110],
  ['CHAT-07', guestAtProduct, 'tablet', 130],
  ['CHAT-08', guestAtProduct, 'desktop', 16],
  ['CHAT-08', guest, 'mobile', 16],
  ['CHAT-08', guest, 'tablet', 16],
  ['CHAT-08', guest, 'desktop', 16],
  ['CHAT-09', undefined, 'mobile', 20],
  ['CHAT-09', undefined, 'tablet', 20],
  ['CHAT-09', undefined, 'desktop', 20],
]

test.each(rows)('the chat keeps clear of the edge [%s] %j on %s: %s px', (_, place, device, px) => {
  expect(chatOffset(place, device)).toBe(px)
})
