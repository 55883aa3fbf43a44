import { expect, test } from 'vitest'
import { exceptions, moneyFormatting } from './money.ts'
import { projectSources, sourcesOf } from './sources.ts'

const project = projectSources()

test('money is formatted in one place of the shop and one of the contract', () => {
  expect(moneyFormatting(project)).toEqual([])
})

test.each(Object.entries(exceptions))('the exception for %s is still needed', (path) => {
  const others = Object.keys(exceptions).filter((other) => other !== path)
  expect(moneyFormatting(project, others), `take ${path} out of the exceptions`).not.toEqual([])
})

test.each([
  "new Intl.NumberFormat('en-GB', { style: 'currency', currency })",
  '(raw / 100).toFixed(2)',
  '`£${raw}`',
  '`$${raw}`',
  "symbol = '£'",
])('%s is found', (text) => {
  for (const path of ['app/features/basket/pricing-lines.ts', 'mock-server/contract/basket/offers.ts'])
    expect(moneyFormatting(sourcesOf({ [path]: text }))).toEqual([expect.stringContaining(`${path} formats money`)])
})
