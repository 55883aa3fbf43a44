import { describe, expect, test } from 'vitest'
import { FlagError, readFlags } from './flags.ts'

describe('where worlds are kept', () => {
  test('is memory, within its bounds, unless somebody says otherwise', () => {
    const { redisUrl, worldBounds } = readFlags([], {})
    expect({ redisUrl, worldBounds }).toEqual({ redisUrl: undefined, worldBounds: { maxWorlds: 100_000, maxIdle: 86_400_000 } })
  })

  test.each(['redis://localhost:6379', 'redis://user:word@redis.internal:6380/2', 'rediss://localhost'])('can be the Redis %s', (url) => {
    expect(readFlags([], { WORLDS: url }).redisUrl).toBe(url)
    expect(readFlags(['--worlds', url], { WORLDS: 'memory' }).redisUrl).toBe(url)
  })

  test.each(['redis', 'localhost:6379', 'http://localhost', 'redis://', 'redis://localhost/name'])('cannot be %s', (url) => {
    expect(() => readFlags([], { WORLDS: url })).toThrow(FlagError)
  })

  test('has bounds that can be set by flag, else by variable', () => {
    expect(readFlags(['--max-worlds', '50', '--idle-minutes=5'], { MAX_WORLDS: '7' }).worldBounds).toEqual({
      maxWorlds: 50,
      maxIdle: 300_000,
    })
    expect(readFlags([], { MAX_WORLDS: '7', IDLE_MINUTES: '1' }).worldBounds).toEqual({ maxWorlds: 7, maxIdle: 60_000 })
    expect(() => readFlags(['--max-worlds', '0'], {})).toThrow(/--max-worlds wants a whole number/)
    expect(() => readFlags([], { IDLE_MINUTES: 'soon' })).toThrow(/IDLE_MINUTES wants a whole number/)
  })
})
