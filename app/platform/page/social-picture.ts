import { JOIN_PATH } from '../store/join-path.ts'

/** The categories that have a picture of their own, by the first part of their path below /shop. */
const categories: ReadonlySet<string> = new Set(['makeup', 'skincare', 'fragrances', 'hair-care', 'body', 'beauty-supplements'])

/** The picture of everything else. */
const SHOP = '/social.png'

/**
 * The picture that stands for a page where it is shared, unless the page has one of its own: a file of `public/`, drawn by `toolkit/catalogue-art`.
 * `path` excludes the store's prefix.
 */
export function socialPicture(path: string): string {
  const [, area = '', category = ''] = path.split(/[/?]/)
  if (area === 'shop') return categories.has(category) ? `/images/social/${category}.jpg` : SHOP
  if (area === 'blog') return '/images/social/journal.jpg'
  return path === JOIN_PATH ? '/images/social/join.jpg' : SHOP
}
