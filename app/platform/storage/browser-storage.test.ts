// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored, readStoredJson, readStoredStrings, removeStored, storedKeys, writeStored } from './browser-storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(['local', 'session'] as const)('%s storage', (area) => {
  const [storage, other] = area === 'local' ? [localStorage, sessionStorage] : [sessionStorage, localStorage]

  test('an entry is written to this area alone, read and removed', () => {
    expect(readStored(area, 'user')).toBeNull()
    expect(writeStored(area, 'user', 'maya')).toBe(true)
    expect(storage.getItem('user')).toBe('maya')
    expect(other.length).toBe(0)
    expect(readStored(area, 'user')).toBe('maya')
    removeStored(area, 'user')
    expect(storage.getItem('user')).toBeNull()
  })

  test.each(['getItem', 'setItem', 'removeItem'] as const)('a %s that throws is undefined or false, never an error', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(readStored(area, 'user')).toBe(method === 'getItem' ? undefined : null)
    expect(writeStored(area, 'user', 'maya')).toBe(method !== 'setItem')
    expect(() => removeStored(area, 'user')).not.toThrow()
  })

  test('storage that the browser forbids holds nothing and takes nothing', () => {
    vi.spyOn(window, area === 'local' ? 'localStorage' : 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(readStored(area, 'user')).toBeUndefined()
    expect(readStoredJson(area, 'user', (value) => value)).toBeUndefined()
    expect(readStoredStrings(area, 'user')).toEqual([])
    expect(writeStored(area, 'user', 'maya')).toBe(false)
    expect(storedKeys(area, '')).toEqual([])
    expect(() => removeStored(area, 'user')).not.toThrow()
  })

  test('on the server nothing is read or written, although Node has storage of its own', () => {
    storage.setItem('user', 'maya')
    vi.stubGlobal('window', undefined)
    expect(readStored(area, 'user')).toBeUndefined()
    expect(writeStored(area, 'user', 'noah')).toBe(false)
    removeStored(area, 'user')
    vi.unstubAllGlobals()
    expect(storage.getItem('user')).toBe('maya')
  })
})

test('JSON is read by its parser, which gets null when there is no entry', () => {
  localStorage.setItem('clock', '{"now":1}')
  expect(readStoredJson('local', 'clock', (value) => value)).toEqual({ now: 1 })
  expect(readStoredJson('local', 'none', (value) => value)).toBeNull()
})

test('text that is no JSON, and JSON that the parser throws at, are undefined', () => {
  localStorage.setItem('clock', '{"now":')
  expect(readStoredJson('local', 'clock', (value) => value)).toBeUndefined()
  localStorage.setItem('clock', '1')
  const parse = () => {
    throw new Error('no clock')
  }
  expect(readStoredJson('local', 'clock', parse)).toBeUndefined()
})

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['a', []],
])('%s holds the strings %j', (text, strings) => {
  sessionStorage.setItem('list', text)
  expect(readStoredStrings('session', 'list')).toEqual(strings)
})

test('keys are found by their prefix', () => {
  localStorage.setItem('change:1', '')
  localStorage.setItem('user', '')
  localStorage.setItem('change:2', '')
  expect(storedKeys('local', 'change:')).toEqual(['change:1', 'change:2'])
})
