import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { createTestServer, NOT_JSON } from '#mock-server/test.ts'
import { scenarioStart } from '../ask.ts'
import { answerPage, attemptOf, checkoutOf, pay, visitorIn } from '../orders/paying.ts'

const frame = (shop: string) => `http://contract.test/providers/payment/card?shop=${encodeURIComponent(shop)}`

describe('the frame with the fields of a card', () => {
  test('may be framed by the shop that asks for it alone, runs its own script alone, and keeps nothing', async () => {
    const response = await createTestServer().fetch(new Request(frame('http://localhost:3000')))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/script-src 'self'; .*frame-ancestors http:\/\/localhost:3000$/),
    })
    const page = await response.text()
    for (const autocomplete of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(page).toContain(`autocomplete="${autocomplete}"`)
  })

  test('has the bank ask before a card is kept, and not before one is charged', async () => {
    const page = async (address: string) => (await createTestServer().fetch(new Request(address))).text()
    expect(await page(frame('http://localhost:3000'))).not.toContain('Is this you?')
    expect(await page(`${frame('http://localhost:3000')}&for=keeping`)).toContain('Is this you?')
  })

  test.each(['https://elsewhere.example', 'http://localhost:3000.elsewhere.example', '', 'null', '*'])(
    'is not given to %s',
    async (shop) => {
      const response = await createTestServer().fetch(new Request(frame(shop)))
      expect([response.status, (await response.text()).includes('cc-number')]).toEqual([403, false])
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  test.each(['card-frame.js', 'action.js'])('%s is a script that stands by itself', async (name) => {
    const response = await createTestServer().fetch(new Request(`http://contract.test/providers/payment/${name}`))
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const text = await response.text()
    expect(() => new Function(text)).not.toThrow()
  })

  test('does not load while a fault says so', async () => {
    const headers = { 'x-scenario': 'fault-payment-not-loaded', 'x-world': 'not-loaded' }
    expect((await createTestServer().fetch(new Request(frame('http://localhost:3000'), { headers }))).status).toBe(503)
  })
})

describe('a page that asks the shopper for something', () => {
  test('cannot be framed, says what is paid, and takes its own answers alone', async () => {
    const visitor = visitorIn('uk-checkout-ready')
    const { attemptId } = await checkoutOf(visitor)
    const { url = '' } = await pay(visitor, 'test-challenge')
    const shown = await visitor.server.fetch(new Request(url, { headers: visitor.headers }))
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const page = await shown.text()
    expect(page).toContain('£17.45')
    expect(page).toContain('<html lang="en-GB"')
    expect(page).not.toContain(attemptId)
    const send = (body: string, headers: Record<string, string> = {}) =>
      visitor.server.fetch(
        new Request(url, { method: 'POST', headers: { ...visitor.headers, 'content-type': 'application/json', ...headers }, body }),
      )
    expect((await send('{"answer":"charge me twice"}')).status).toBe(400)
    expect((await send('{"answer":"approve"}', { origin: 'https://elsewhere.example' })).status).toBe(403)
    const form = await send('answer=approve', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([form.status, await form.json()]).toEqual([415, { error: { code: 'BAD_REQUEST', message: NOT_JSON } }])
    expect((await send('{"answer":"approve"}')).status).toBe(200)
    const gone = await visitor.server.fetch(
      new Request(url.replace('/challenge/', '/wallet/'), {
        method: 'POST',
        headers: { ...visitor.headers, 'content-type': 'application/json' },
        body: '{"answer":"approve"}',
      }),
    )
    expect([gone.status, await gone.json()]).toEqual([
      404,
      { error: { code: 'NOT_FOUND', message: expect.stringContaining('actionUrl of getOrderAttempt') as string } },
    ])
  })

  test('is left without an answer for the shop, and can still be answered', async () => {
    const visitor = visitorIn('uk-checkout-ready')
    const { attemptId } = await checkoutOf(visitor)
    const { url = '' } = await pay(visitor, 'test-challenge')
    const back = await answerPage(visitor, url, 'leave')
    expect(new URL(back).searchParams.get('attempt')).toBe(attemptId)
    expect(await attemptOf(visitor, attemptId)).toMatchObject({ state: 'ACTION_REQUIRED', payment: 'AWAITING_SHOPPER', actionUrl: url })
    expect(await answerPage(visitor, url, 'approve')).toBe(back)
    expect(await attemptOf(visitor, attemptId)).toMatchObject({ state: 'PLACED', payment: 'CHARGED' })
  })

  test('is noted in the journal without a token or an address', async () => {
    const visitor = visitorIn('uk-checkout-ready')
    const { url = '' } = await pay(visitor, 'test-challenge')
    await visitor.server.fetch(new Request(url, { headers: visitor.headers }))
    const key = `scenario/uk-checkout-ready/${visitor.headers['x-world']}`
    const entry = await visitor.server.expectCalled(key, 'payment')
    expect(entry).toMatchObject({ kind: 'payment', variables: { page: 'action' } })
  })
})

const MINUTE = 60 * 1000

describe('the time for an answer', () => {
  /** The page that asks, open in a browser whose timers go off when `pass` says so. */
  async function openPage() {
    let now = scenarioStart
    const visitor = visitorIn('uk-checkout-ready&clock=running', createTestServer({ now: () => now }))
    const { attemptId } = await checkoutOf(visitor)
    const { url = '' } = await pay(visitor, 'test-challenge')
    const send = (init: RequestInit = {}) =>
      visitor.server.fetch(new Request(url, { ...init, headers: { ...visitor.headers, ...(init.headers as Record<string, string>) } }))
    const { window } = new JSDOM(await (await send()).text(), { url, runScripts: 'outside-only' })
    const timers: { at: number; act: () => void }[] = []
    const replaced = {
      setTimeout: (act: () => void, wait: number) => timers.push({ at: now + wait, act }),
      fetch: (_address: string, init: RequestInit) => send(init),
    }
    Object.assign(window, replaced)
    const script = await visitor.server.fetch(new Request('http://contract.test/providers/payment/action.js'))
    window.eval(await script.text())
    const pass = (minutes: number) => {
      now += minutes * MINUTE
      const due = timers.filter(({ at }) => at <= now)
      timers.splice(0, timers.length, ...timers.filter(({ at }) => at > now))
      for (const { act } of due) act()
    }
    const { document } = window
    const status = () => document.querySelector('[role="status"]')?.textContent
    const more = () => document.querySelector<HTMLButtonElement>('#more')
    return { visitor, attemptId, url, document, pass, status, more }
  }

  test('is said to run out five minutes before its end, and is given again as often as it is asked for', async () => {
    const { visitor, attemptId, url, document, pass, status, more } = await openPage()
    pass(24)
    expect([more()?.hidden, status()]).toEqual([true, ''])
    pass(1)
    for (let asked = 0; asked < 11; asked += 1) {
      expect(more()?.hidden).toBe(false)
      expect(status()).toContain('Five minutes are left to answer.')
      more()?.focus()
      more()?.click()
      await expect.poll(status).toBe('You have half an hour again.')
      expect([more()?.hidden, document.activeElement?.tagName]).toEqual([true, 'H1'])
      pass(25)
    }
    await answerPage(visitor, url, 'approve')
    expect(await attemptOf(visitor, attemptId)).toMatchObject({ state: 'PLACED' })
  })

  test('cannot be asked for once it is over, and nothing is charged any more', async () => {
    const { visitor, attemptId, url, pass, status, more } = await openPage()
    pass(31)
    more()?.click()
    await expect.poll(status).toBe('More time could not be asked for. Try again.')
    await answerPage(visitor, url, 'approve')
    expect(await attemptOf(visitor, attemptId)).toMatchObject({ state: 'REFUSED', payment: 'NOT_CHARGED' })
  })
})
