import { expect, test } from 'vitest'
import { fileNameOf } from '../menu/save-file.ts'
import { testLine } from '../menu/test-line.ts'
import { readLayer } from './read-layer.ts'

test('a layer is a JSON object, and what is none is told why', () => {
  expect(readLayer('{ "flags": {} }')).toEqual({ layer: { flags: {} } })
  expect(readLayer('[]').error).toMatch(/JSON object/)
  expect(readLayer('null').error).toMatch(/JSON object/)
  expect(readLayer('{ flags }').error).toMatch(/^Not valid JSON/)
})

test('a file is named for what is in it, fit for any file system', () => {
  expect(fileNameOf('uk-guest&basket=one-item', 'my-try')).toBe('session-uk-guest-basket-one-item-my-try.json')
  expect(fileNameOf('../../etc', '').includes('/')).toBe(false)
  expect(fileNameOf('x'.repeat(500), 'w').length).toBeLessThan(120)
})

test('the line for a test is a line of code whatever the selection holds', () => {
  expect(testLine('uk-guest')).toBe("test.use({ scenario: 'uk-guest' })")
  expect(testLine("seed=it's\\n")).toBe("test.use({ scenario: 'seed=it\\'s\\\\n' })")
})
