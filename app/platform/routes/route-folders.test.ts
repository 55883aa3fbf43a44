import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brand } from '#app/platform/settings/brand.ts'
import { isSharedPage, listQuery } from './pages.ts'

/** Compares the folders of `app/[locale]` with `pages.ts`: a shared page that lacks one of its files is missing for some visitors. */

const routes = join(import.meta.dirname, '../../[locale]')
const pages = globSync('**/page.tsx', { cwd: routes })
  .map((file) => file.replaceAll('\\', '/').split('/').slice(0, -1))
  .map((segments) => ({ tree: segments[0] ?? '', path: segments.filter((segment) => !/^\(.*\)$/.test(segment)) }))

/** Folder paths of a tree's pages, without the first `dropped` segments and the error pages. */
function pagesIn(tree: string, dropped: number): string[] {
  const paths = pages.filter((page) => page.tree === tree).map((page) => `/${page.path.slice(dropped).join('/')}`)
  return paths.filter((path) => path !== '/missing' && path !== '/failed').sort()
}

/** A URL path that a folder path matches. */
const exampleOf = (path: string) => path.replaceAll(/\[\.{0,3}\w+\]/g, 'example')

describe('the folders of pages', () => {
  const shared = pagesIn('(shared)', 0)
  const perRequest = pages
    .filter(({ tree }) => !['(shared)', 'per-request', 'query'].includes(tree))
    .map(({ path }) => `/${path.join('/')}`)

  test('are found', () => {
    expect(shared.length).toBeGreaterThan(3)
    expect(perRequest.length).toBeGreaterThan(3)
  })

  test('every shared page has its twin in per-request, and every twin its shared page', () => {
    expect(pagesIn('per-request', 1)).toEqual(shared)
  })

  test('every list has its twin in query, and no other page has', () => {
    const lists = shared.filter((path) => listQuery(exampleOf(path), new URLSearchParams('page=2')).size > 0)
    expect(lists).toEqual(expect.arrayContaining(['/blog', '/blog/topic/[topic]', '/shop/[...category]']))
    expect(pagesIn('query', 2)).toEqual(lists)
  })

  test('pages.ts lists the shared pages and no other page', () => {
    expect(shared.filter((path) => !isSharedPage(exampleOf(path)))).toEqual([])
    expect(perRequest.filter((path) => isSharedPage(exampleOf(path)))).toEqual([])
  })

  test("the gift membership's page has the slug of the brand", () => {
    expect(perRequest).toContain(`/products/${brand.giftMembershipSlug}`)
    expect(isSharedPage(`/products/${brand.giftMembershipSlug}`)).toBe(false)
  })

  test('the pages for addresses without a page and for errors exist', () => {
    expect(pages.map(({ path }) => path.join('/'))).toEqual(expect.arrayContaining(['[...rest]', 'missing', 'failed']))
  })
})
