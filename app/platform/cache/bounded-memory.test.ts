import { expect, test } from 'vitest'
import { BoundedMemory } from './bounded-memory.ts'

test('it forgets what was used longest ago', () => {
  const memory = new BoundedMemory<number>(2)
  memory.set('a', 1)
  memory.set('b', 2)
  expect(memory.get('a')).toBe(1)
  memory.set('c', 3)
  expect(memory.get('b')).toBeUndefined()
  expect([memory.get('a'), memory.get('c'), memory.size]).toEqual([1, 3, 2])
})

test('setting again replaces, and makes it the newest', () => {
  const memory = new BoundedMemory<number>(2)
  memory.set('a', 1)
  memory.set('b', 2)
  memory.set('a', 3)
  memory.set('c', 4)
  expect([memory.get('a'), memory.get('b'), memory.size]).toEqual([3, undefined, 2])
  memory.delete('a')
  expect(memory.size).toBe(1)
})

test('with no room it keeps nothing', () => {
  const memory = new BoundedMemory<number>(0)
  memory.set('a', 1)
  expect([memory.get('a'), memory.size]).toEqual([undefined, 0])
})

test('a hundred thousand names take no more room than the limit', () => {
  const memory = new BoundedMemory<number>(500)
  for (let index = 0; index < 100_000; index += 1) memory.set(`page-${index}`, index)
  expect(memory.size).toBe(500)
})
