import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { answerData } from './answer-data.ts'

const refused = new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Log in first.', extensions: { code: 'UNAUTHENTICATED' } }] })
const badStatus = new ServerError('Bad gateway', { response: new Response('<h1>502</h1>', { status: 502 }), bodyText: '<h1>502</h1>' })

test('data is returned as it came', async () => {
  await expect(answerData('getBasket', Promise.resolve({ data: { basket: 1 } }))).resolves.toEqual({ basket: 1 })
})

test.each([
  ['GraphQL errors', { error: refused }, 'errors'],
  ['GraphQL errors beside data', { data: { basket: 1 }, error: refused }, 'errors'],
  ['a bad status', { error: badStatus }, 'status'],
  ['no answer', { error: new TypeError('fetch failed') }, 'network'],
  ['an error of any other shape', { error: 'what?' }, 'network'],
  ['data that is null', { data: null }, 'empty'],
  ['no data at all', {}, 'empty'],
])('%s is a failure, whatever its shape [OP-GEN-02]', async (_, answer, reason) => {
  await expect(answerData('getBasket', Promise.resolve(answer))).rejects.toMatchObject({
    name: 'RequestFailure',
    operation: 'getBasket',
    reason,
  })
})

test('an aborted request is a failure [OP-GEN-02]', async () => {
  await expect(answerData('getBasket', Promise.reject(new DOMException('Aborted', 'AbortError')))).rejects.toMatchObject({
    reason: 'network',
  })
})

test('the failure has the code of the first error', async () => {
  await expect(answerData('getWishlist', Promise.resolve({ error: refused }))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
