// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CARD_FIELDS, type FrameMessage } from '../protocol.ts'

/** Each test's frame speaks with a shop of its own: those of earlier tests listen still. */
let shops = 0
const shop = () => `https://shop-${shops}.example`

/** A card whose bank asks, and one whose bank does not. */
const ASKED = '4000 0000 0000 3220'
const PLAIN = '4242 4242 4242 4242'

const question = `<section id="challenge" hidden><h2 tabindex="-1">Is this you?</h2>
  <button value="approved">Yes</button><button value="failed">No</button><button value="cancelled">Leave</button></section>`

const told: FrameMessage[] = []

/** Loads the frame's script on a page with filled fields; `keeps`: it has the bank's question. */
async function frame(number: string, keeps = true): Promise<void> {
  const typed = { number, expiry: '08 / 30', code: '123', name: 'Imogen Adeyemi' }
  const fields = CARD_FIELDS.map((field) => `<input id="${field}" value="${typed[field]}"><p id="${field}-error" hidden></p>`)
  shops += 1
  document.documentElement.dataset['shop'] = shop()
  document.body.innerHTML = `<div id="fields">${fields.join('')}<output id="scheme"></output></div>${keeps ? question : ''}`
  vi.resetModules()
  await import('./card-frame.script.ts')
}

const ask = (id: string) =>
  window.dispatchEvent(new MessageEvent('message', { origin: shop(), source: window.parent, data: { type: 'tokenise', id } }))
const tokens = () => told.flatMap((message) => (message.type === 'token' ? [message.token.replace(/-[0-9a-f]+$/, '')] : []))

beforeEach(() => {
  told.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: FrameMessage) => void told.push(message))
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') })
  return () => void vi.useRealTimers()
})

describe('a card that is kept', () => {
  test.each([
    ['Yes', 'approved'],
    ['No', 'failed'],
    ['Leave', 'cancelled'],
  ])('is given no token before its bank has an answer; %s makes it %s', async (button, outcome) => {
    await frame(ASKED)
    ask('one')
    expect(told).toContainEqual({ type: 'challenge', id: 'one' })
    expect(tokens()).toEqual([])
    expect(screen.getByText('Is this you?')).toBe(document.activeElement)
    expect(document.getElementById('fields')?.hidden).toBe(true)
    fireEvent.click(screen.getByText(button))
    expect(tokens()).toEqual([`card-3220-${outcome}`])
    expect([document.getElementById('challenge')?.hidden, document.getElementById('fields')?.hidden]).toEqual([true, false])
  })

  test('whose bank has no answer in five minutes is not kept', async () => {
    await frame(ASKED)
    ask('one')
    vi.advanceTimersByTime(5 * 60_000 - 1)
    expect(tokens()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(tokens()).toEqual(['card-3220-cancelled'])
  })

  test('is asked about again at another press, and each press has one answer', async () => {
    await frame(ASKED)
    for (const id of ['one', 'two']) {
      ask(id)
      fireEvent.click(screen.getByText('No'))
    }
    expect(tokens()).toEqual(['card-3220-failed', 'card-3220-failed'])
  })

  test('is given its token at once where its bank does not ask', async () => {
    await frame(PLAIN)
    ask('one')
    expect(tokens()).toEqual(['card-4242-approved'])
  })
})

test('a card that is charged has its bank ask on a page of its own', async () => {
  await frame(ASKED, false)
  ask('one')
  expect(tokens()).toEqual(['card-3220-challenge'])
})
