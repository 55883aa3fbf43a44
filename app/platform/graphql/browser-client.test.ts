// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { GetOrderItAgainProductsDocument } from '#operations/__generated__/operations.ts'
import { ask } from './browser-client.ts'

test('what one bought before is asked for each time, and what was answered is kept nowhere [OP-WISH-08]', async () => {
  const titles = ['First', 'Second']
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const orderItAgainProducts = { __typename: 'OrderItAgain', title: titles.shift() }
    return Response.json({ data: { orderItAgainProducts } })
  })
  const title = async () => (await ask(GetOrderItAgainProductsDocument, {})).orderItAgainProducts.title

  expect([await title(), await title()]).toEqual(['First', 'Second'])
  expect(sent).toHaveBeenCalledTimes(2)
})
