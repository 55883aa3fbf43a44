import { expect, test } from 'vitest'
import { internalPath } from '#app/platform/store/route-tree.ts'
import { isPreviewOn, PREVIEW_COOKIE } from './preview.ts'

test.each(['', 'ottilie-preview=0', 'ottilie-preview=true', 'not-ottilie-preview=1'])('with %j preview mode is off', (header) => {
  expect(isPreviewOn(header)).toBe(false)
})

test('with its cookie it is on, and no page that others share answers [PREVIEW-01]', () => {
  expect(isPreviewOn('a=b; ottilie-preview=1')).toBe(true)
  const visit = { search: new URLSearchParams('page=2'), cookieNames: [PREVIEW_COOKIE], ownCookies: new Set([PREVIEW_COOKIE]) }
  expect(internalPath({ ...visit, path: '/shop/makeup' })).toBe('/own/shop/makeup')
})
