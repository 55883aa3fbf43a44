import { expect, test } from 'vitest'
import { promoTileWords } from './promo-tiles.ts'

test('a gift among the steps is called that [PROMOTILE-09]', () => {
  expect(promoTileWords.giftTitle).toBe('Gift')
})
