import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { postedByPage, visitor } from './shown-page.ts'

/** Everything that is logged from now on, as Node prints it in full. */
function logged(): () => string {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => undefined))
  return () => {
    const text = inspect(
      spies.flatMap(({ mock }) => mock.calls),
      { depth: 12 },
    )
    // The test has read them: they are expected.
    for (const spy of spies) spy.mockClear()
    return text
  }
}

test.each(['status=503', 'malformed', 'reset'])('the log names neither email nor password of whoever cannot log in: %s', async (shape) => {
  const log = logged()
  const guest = await visitor(`store=en-GB&shopper=guest&fault=login;${shape}`)
  const email = 'plus-member.uk@example.com'
  await guest.post('/api/session/login', { locale: 'en-GB', email, password: shopperPassword })
  const text = log()
  expect(text).toMatch(/login/i)
  for (const secret of [email, shopperPassword]) expect(text).not.toContain(secret)
})

test.each(['status=503', 'malformed', 'reset'])('the log has nothing of the payment that gets no answer: %s', async (shape) => {
  const log = logged()
  const member = await visitor(`store=en-GB&shopper=annual-member&basket=one-item-standard&fault=placeOrder;${shape}`)
  const paymentToken = 'card-0002-approved-0123456789abcdef'
  const fields = { ...postedByPage(await member.page('/checkout'), '#pay'), paymentMethodId: 'card', paymentToken }
  await member.post('/api/checkout/pay', fields)
  const text = log()
  expect(text).toContain('placeOrder')
  expect(text).not.toContain(paymentToken)
})
