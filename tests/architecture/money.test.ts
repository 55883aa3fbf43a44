import { expect, test } from 'vitest'
import { amountsPastMoney, exceptions, moneyFormatting } from './money.ts'
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

test('every amount of a component stands in Money', () => {
  expect(amountsPastMoney(project)).toEqual([])
})

test.each(['<dd>{price.formatted}</dd>', '<Money>{a.formatted}</Money> <s>{lineValue(line)}</s>', '<dd>{shownPrice(price, words)}</dd>'])(
  '%s is found past it',
  (text) => {
    expect(amountsPastMoney(sourcesOf({ 'app/features/basket/Line.tsx': text }))).toEqual([expect.stringContaining('past Money')])
  },
)

test('an amount inside it is none', () => {
  const text = '<dd>\n<Money>\n{isKnown ? price.formatted : lineValue(line)}</Money></dd>'
  expect(amountsPastMoney(sourcesOf({ 'app/features/basket/Line.tsx': text }))).toEqual([])
})
