import { expect, test } from 'vitest'
import { internalPath } from '#app/platform/routes/route-tree.ts'
import { contentSource, isPreviewOn, PREVIEW_BRANCH_COOKIE, PREVIEW_COOKIE, previewOf } from './preview.ts'

test('only 1 turns preview mode on', () => {
  expect(isPreviewOn('1')).toBe(true)
  for (const value of [undefined, '', '0', 'true', '11']) expect(isPreviewOn(value)).toBe(false)
})

test('no shared page answers a request with its cookie [PREVIEW-01]', () => {
  const search = new URLSearchParams('page=2')
  const privateCookies = new Set([PREVIEW_COOKIE])
  const request = { path: '/shop/makeup', search, cookieNames: [PREVIEW_COOKIE], privateCookies, isSharingOn: true }
  expect(internalPath(request)).toBe('/per-request/shop/makeup')
})

test('content is published, except in preview mode', () => {
  expect(contentSource({})).toEqual({ branchName: 'master', preview: false })
  expect(contentSource({ isPreview: true })).toEqual({ branchName: 'master', preview: true })
})

test.each<[string, Record<string, string>, { branchName: string; preview: boolean }]>([
  ['nothing', {}, { branchName: 'master', preview: false }],
  ['a branch without preview mode', { [PREVIEW_BRANCH_COOKIE]: 'spring' }, { branchName: 'master', preview: false }],
  ['preview mode', { [PREVIEW_COOKIE]: '1' }, { branchName: 'master', preview: true }],
  ['a branch', { [PREVIEW_COOKIE]: '1', [PREVIEW_BRANCH_COOKIE]: 'spring' }, { branchName: 'spring', preview: true }],
  ['what is no branch', { [PREVIEW_COOKIE]: '1', [PREVIEW_BRANCH_COOKIE]: 'a b' }, { branchName: 'master', preview: true }],
])('cookies that say %s choose the content that is asked for', (_what, cookies, source) => {
  expect(contentSource(previewOf((name) => cookies[name]))).toEqual(source)
})
