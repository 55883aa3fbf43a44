import { expect, test } from 'vitest'
import { promoTileWords } from './promo-tiles.ts'

test('names a gift [PROMOTILE-09]', () => {
  expect(promoTileWords.giftTitle).toBe('Gift')
})
