import { expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'

const ask = (path: string): Promise<Response> => createTestServer().fetch(new Request(`http://contract.test${path}`))

test('an address of nothing says where to look, with the headers of every answer', async () => {
  const response = await ask('/graphq?a=b')
  expect(response.status).toBe(404)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toEqual({
    errors: [
      {
        message: expect.stringMatching(
          /^There is nothing at \/graphq\. Near to it: \/graphql, .* described at \/docs\. The control API: \/control\/openapi\.json\.$/,
        ) as string,
        extensions: { code: 'BAD_REQUEST', nearest: expect.arrayContaining(['/graphql']) as string[] },
      },
    ],
  })
})

test('a long address is not repeated whole', async () => {
  expect((await (await ask(`/${'a'.repeat(5000)}`)).text()).length).toBeLessThan(500)
})
