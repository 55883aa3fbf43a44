import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { socialPicture } from './social-picture.ts'

test.each([
  ['/', '/social.png'],
  ['/shop/makeup', '/images/social/makeup.jpg'],
  ['/shop/makeup/lips/lipstick?page=2', '/images/social/makeup.jpg'],
  ['/shop/skincare', '/images/social/skincare.jpg'],
  ['/shop/fragrances', '/images/social/fragrances.jpg'],
  ['/shop/hair-care', '/images/social/hair-care.jpg'],
  ['/shop/body', '/images/social/body.jpg'],
  ['/shop/beauty-supplements', '/images/social/beauty-supplements.jpg'],
  ['/shop/bestsellers', '/social.png'],
  ['/shop/constructor', '/social.png'],
  ['/join', '/images/social/join.jpg'],
  ['/blog', '/images/social/journal.jpg'],
  ['/blog/topic/skin', '/images/social/journal.jpg'],
  ['/legal/privacy', '/social.png'],
])('%s is shared with %s, which is a file', (path, picture) => {
  expect(socialPicture(path)).toBe(picture)
  expect(existsSync(join(import.meta.dirname, '../../../public', picture))).toBe(true)
})
