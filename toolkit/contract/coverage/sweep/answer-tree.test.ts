import { expect, test } from 'vitest'
import { AnswerTree } from './answer-tree.ts'

/** A world that records which of its parts are read. */
const world = (parts: Record<string, string>) => (part: string) => parts[part] ?? ''

test('worlds that are alike in what was looked at have one answer', () => {
  const tree = new AnswerTree<string>()
  tree.keep(new Set(['store']), world({ store: 'uk', clock: '1' }), 'British')
  expect(tree.find(world({ store: 'uk', clock: '2' }))).toBe('British')
  expect(tree.find(world({ store: 'us', clock: '1' }))).toBeUndefined()
})

test('what is looked at next depends on what stood there before', () => {
  const tree = new AnswerTree<string>()
  tree.keep(new Set(['session', 'prompts']), world({ session: 'account', prompts: 'a' }), 'has seen a')
  tree.keep(new Set(['session']), world({ session: 'none' }), 'is nobody')
  tree.keep(new Set(['session', 'prompts']), world({ session: 'account', prompts: 'b' }), 'has seen b')
  expect(tree.find(world({ session: 'account', prompts: 'a' }))).toBe('has seen a')
  expect(tree.find(world({ session: 'account', prompts: 'b' }))).toBe('has seen b')
  expect(tree.find(world({ session: 'none', prompts: 'c' }))).toBe('is nobody')
  expect(tree.find(world({ session: 'account', prompts: 'c' }))).toBeUndefined()
})

test('an answer may be falsy, and an answer to nothing looked at is that of every world', () => {
  const tree = new AnswerTree<number>()
  tree.keep(new Set(), world({}), 0)
  expect(tree.find(world({ store: 'us' }))).toBe(0)
})

test('equal worlds that were looked at differently are a defect', () => {
  const tree = new AnswerTree<string>()
  tree.keep(new Set(['store', 'clock']), world({ store: 'uk', clock: '1' }), 'one')
  expect(() => tree.keep(new Set(['store', 'flags']), world({ store: 'uk', flags: '' }), 'two')).toThrow('looked at differently')
})
