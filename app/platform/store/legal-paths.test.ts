import { expect, test } from 'vitest'
import { legalAlternates } from './legal-paths.ts'
import { stores } from './stores.ts'

test('a legal page that every store has is the same in each; any other is known of its own store alone', () => {
  expect(legalAlternates(stores.uk, '/legal/privacy')).toBeUndefined()
  expect(legalAlternates(stores.us, '/legal/notice-of-collection')).toEqual([{ locale: 'en-US', slug: '/legal/notice-of-collection' }])
})
