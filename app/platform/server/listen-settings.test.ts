import { expect, test } from 'vitest'
import { readListenSettings } from './listen-settings.ts'

test('the default port is 3000', () => {
  expect(readListenSettings({})).toEqual({ port: 3000, host: undefined })
  expect(readListenSettings({ PORT: '', HOST: '' })).toEqual({ port: 3000, host: undefined })
  expect(readListenSettings({ PORT: '8080', HOST: '127.0.0.1' })).toEqual({ port: 8080, host: '127.0.0.1' })
})

test.each(['http', '-1', '65536', '3000.5', '30 00'])('the port %j is refused by name', (PORT) => {
  expect(() => readListenSettings({ PORT })).toThrow(/PORT/)
})
