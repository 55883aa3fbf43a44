import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'

const server = createTestServer()
const fetchFn = (url: string, init?: RequestInit): Promise<Response> => server.fetch(new Request(url, init))

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: 'http://contract.test/graphql', fetchFn: fetchFn as typeof fetch })

  test('there are 61 audits', () => {
    expect(audits).toHaveLength(61)
  })

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' })
  })
})
