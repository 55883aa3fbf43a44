import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isPerRequestPage } from './route-tree.ts'

/**
 * The proxy sends one address to different trees of pages. A page that stands in only one of them is missing for somebody: this holds
 * the folders of `app/[locale]` to what `route-tree.ts` takes for granted.
 */

const routes = join(import.meta.dirname, '../../[locale]')
const pages = globSync('**/page.tsx', { cwd: routes })
  .map((file) => file.replaceAll('\\', '/').split('/').slice(0, -1))
  .map((segments) => ({ tree: segments[0] ?? '', path: segments.filter((segment) => !/^\(.*\)$/.test(segment)) }))

/** Addresses of a tree's pages, without what only stands inside the house. */
function addresses(tree: string, dropped: number): string[] {
  const inside = pages.filter((page) => page.tree === tree).map((page) => `/${page.path.slice(dropped).join('/')}`)
  return inside.filter((path) => path !== '/missing' && path !== '/failed' && path !== '/[...rest]').sort()
}

describe('the trees of pages', () => {
  test('are found', () => {
    expect(pages.length).toBeGreaterThan(5)
  })

  test('every shared page has its twin in the tree of own visits, and none is there alone', () => {
    expect(addresses('own', 1)).toEqual(addresses('(shared)', 0))
  })

  test('every listing has its twin in the tree of queries', () => {
    expect(addresses('query', 2)).toEqual(addresses('(shared)', 0).filter((path) => path.startsWith('/shop/')))
  })

  test('a page outside the trees is rendered per request for everybody, and named so in route-tree.ts', () => {
    const outside = pages
      .filter(({ tree }) => !['(shared)', 'own', 'query', '[...rest]'].includes(tree))
      .map(({ path }) => `/${path.join('/')}`)
    expect(outside.filter((path) => !isPerRequestPage(path))).toEqual([])
  })

  test('own visits have a way to the 404 page of their own', () => {
    expect(pages.map(({ path }) => path.join('/'))).toEqual(expect.arrayContaining(['[...rest]', 'own/[...rest]', 'missing', 'failed']))
  })
})
