import { expect, test } from 'vitest'
import { projectSources } from '../sources.ts'
import { MOST_READING_AGE, readingAge, readingAges } from './reading-age.ts'

test('a reader of twelve years follows every text of the shop and of its content', () => {
  const ages = readingAges(projectSources())
  expect(ages.size).toBeGreaterThan(15)
  expect([...ages].filter(([, age]) => age > MOST_READING_AGE).map(([path, age]) => `${path}: ${age.toFixed(1)} years`)).toEqual([])
})

test('hard words and long sentences raise the age; labels, placeholders and markup do not count', () => {
  const plain = Array.from({ length: 20 }, () => 'Your bag is here and you can pay for it now.')
  const hard = Array.from({ length: 4 }, () =>
    [
      'Notwithstanding considerations of international availability, cancellation of contractual obligations necessitates',
      'immediate notification of the administrative department responsible for reimbursement procedures.',
    ].join(' '),
  )
  expect(readingAge(plain)).toBeLessThan(8)
  expect(readingAge(hard)).toBeUndefined()
  expect(readingAge([...hard, ...hard])).toBeGreaterThan(18)
  expect(readingAge(['Checkout', ...plain, 'Accessibility statement'])).toBe(readingAge(plain))
  expect(readingAge([...plain, '<link>You pay {amount} for this now</link>'])).toBe(readingAge([...plain, 'You pay it for this now']))
})
