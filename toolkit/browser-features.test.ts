import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { featuresOff } from './browser-features.ts'

test('whatever Playwright switches off stays off beside what the tests switch off themselves', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('playwright-core/lib/coreBundle')), 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source) ?? []
  const byPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)

  expect(byPlaywright).toContain('PaintHolding')
  expect(featuresOff.replace('--disable-features=', '').split(',')).toEqual(expect.arrayContaining(byPlaywright))
})
