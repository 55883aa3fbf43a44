import { expect, test } from 'vitest'
import { dropInternalHeaders } from './internal-headers.ts'

test('headers that only the framework may send to itself are removed from a request', () => {
  const headers: Record<string, string> = {
    'x-middleware-prefetch': '1',
    'x-middleware-subrequest': 'proxy',
    'x-invoke-path': '/per-request',
    'x-nextjs-data': '1',
    'next-resume': '1',
    rsc: '1',
    'next-url': '/',
    cookie: 'a=b',
  }
  dropInternalHeaders(headers)
  expect(Object.keys(headers)).toEqual(['rsc', 'next-url', 'cookie'])
})
