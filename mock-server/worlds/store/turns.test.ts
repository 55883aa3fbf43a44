import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('work of an idle key runs at once, and answers at once', () => {
  const turns = new Turns()
  expect(turns.take('a', () => 1)).toBe(1)
  expect(turns.take('a', () => 2)).toBe(2)
})

test('work of one key runs in the order in which it came, that of another key meanwhile', async () => {
  const turns = new Turns()
  const noted: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.take('a', async () => {
    await gate.promise
    noted.push('a1')
  })
  const second = turns.take('a', () => void noted.push('a2'))
  const third = turns.take('a', async () => void noted.push('a3'))
  void turns.take('b', () => void noted.push('b1'))
  gate.resolve()
  await Promise.all([first, second, third])
  expect(noted).toEqual(['b1', 'a1', 'a2', 'a3'])
  expect(turns.take('a', () => 'idle again')).toBe('idle again')
})

test('work that fails keeps nobody waiting', async () => {
  const turns = new Turns()
  const failing = turns.take('a', () => Promise.reject(new Error('no')))
  const next = turns.take('a', () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
