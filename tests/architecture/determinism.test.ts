import { expect, test } from 'vitest'
import { clocksAndChance } from './determinism.ts'
import { projectSources, sourcesOf } from './sources.ts'

test('data and rules know no clock and no chance', () => {
  expect(clocksAndChance(projectSources())).toEqual([])
})

test.each([
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'performance.now()',
  'crypto.randomUUID()',
  'crypto.getRandomValues(bytes)',
  '(() => () => Math.random)()',
])('%s is found', (use) => {
  for (const path of ['fixtures/catalogue/seed.ts', 'mock-server/contract/rules/basket/stock.ts', 'mock-server/worlds/world.ts'])
    expect(clocksAndChance(sourcesOf({ [path]: `export const one = ${use}` }))).toEqual([expect.stringContaining(`${path} uses `)])
})

test('a rule may turn an instant into words, data may not even do that', () => {
  const text = "export const day = new Date(at).toISOString() + Date.parse('2026-03-02')"
  expect(clocksAndChance(sourcesOf({ 'mock-server/contract/rules/instants.ts': text }))).toEqual([])
  expect(clocksAndChance(sourcesOf({ 'fixtures/orders/history.ts': text }))).toHaveLength(2)
})
