import { expect, test } from 'vitest'
import { progressLine } from './progress-line.ts'

/** What is written of eleven steps. */
function written(isTTY: boolean): string {
  let text = ''
  const { say, end } = progressLine({ isTTY, write: (more) => (text += more) })
  for (let step = 1; step <= 11; step += 1) say(`step${step}`)
  end()
  return text
}

test('in a terminal one line changes with every step, and is gone at the end', () => {
  const text = written(true)
  expect(text).not.toContain('\n')
  expect(text.split('\r\u001b[K').slice(1, 3)).toEqual(['1 step1', '2 step2'])
  expect(text.endsWith('11 step11\r\u001b[K')).toBe(true)
})

test('elsewhere the first and every tenth step after it is a line', () => {
  expect(written(false)).toBe('1 step1\n11 step11\n')
})

test('a command without steps writes nothing', () => {
  let text = ''
  progressLine({ isTTY: true, write: (more) => (text += more) }).end()
  expect(text).toBe('')
})
