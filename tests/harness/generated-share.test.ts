import { expect, test, vi } from 'vitest'
import { shareOf } from './generated-share.ts'

test('all examples are generated, or a share of them and at least one; a share that would generate none is refused', () => {
  vi.stubEnv('GENERATED_SHARE', undefined)
  expect(shareOf(150)).toBe(150)
  vi.stubEnv('GENERATED_SHARE', '0.3')
  expect([shareOf(150), shareOf(6), shareOf(1)]).toEqual([45, 2, 1])
  for (const share of ['0', '-1', 'few']) {
    vi.stubEnv('GENERATED_SHARE', share)
    expect(() => shareOf(6)).toThrow(`not "${share}"`)
  }
})
