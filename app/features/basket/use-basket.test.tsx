// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { bagOf, membershipLine } from './testing/bag.ts'
import { answer, holdBag } from './testing/stand-in-store.ts'
import { useBasket } from './use-basket.client.ts'

vi.mock('./store/basket-store.client.ts', () => import('./testing/stand-in-store.ts'))

const copy = basketPageCopy('en-GB')
const inBag = bagOf({ items: [membershipLine()] })
const [line = expect.fail('A bag of one line has none.')] = inBag.lines

/** What is read out of a change, once this bag has answered it. */
async function saidOf(before: typeof inBag, what: 'remove' | 'restore', after: typeof inBag): Promise<string> {
  holdBag(before)
  const none: [] = []
  const { result } = renderHook(() => useBasket(before, copy, none))
  act(() => result.current.actions[what](line))
  expect(result.current.announcement).toBe(copy.updating)
  await act(() => answer(after))
  return result.current.announcement
}

test('what was done is read out', async () => {
  expect(await saidOf(inBag, 'remove', bagOf())).toBe(formatMessage(copy.removed, { name: line.name }))
  expect(await saidOf(bagOf(), 'restore', inBag)).toBe(copy.updated)
})

test('what was refused is not read out as done: its notice is', async () => {
  expect(await saidOf(bagOf(), 'restore', bagOf())).toBe('')
  expect(await saidOf(inBag, 'remove', inBag)).toBe('')
})
