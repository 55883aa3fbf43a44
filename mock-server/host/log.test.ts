import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

test('a defect is one line with its stack, the stacks of its causes and the request, also when nothing else is logged', () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const cause = new Error('the disk is full')
  createLog(false).defect(new TypeError('cannot keep it', { cause }), { operation: 'getBasket', requestId: 'r-17' })
  expect(written).toHaveLength(1)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'defect',
    operation: 'getBasket',
    requestId: 'r-17',
    message: 'cannot keep it',
    stack: expect.stringMatching(/^TypeError: cannot keep it\n +at .*log\.test\.ts/),
    causes: [expect.stringMatching(/^Error: the disk is full\n +at .*log\.test\.ts/)],
  })
})
