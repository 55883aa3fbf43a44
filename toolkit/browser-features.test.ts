import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { engineSettings, featuresOff } from './browser-features.ts'

test('whatever Playwright switches off stays off beside what the tests switch off themselves', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('playwright-core/lib/coreBundle')), 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source) ?? []
  const byPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)

  expect(byPlaywright).toContain('PaintHolding')
  expect(featuresOff.replace('--disable-features=', '').split(',')).toEqual(expect.arrayContaining(byPlaywright))
})

test('the settings of the engine keep those of Playwright', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('playwright-core/lib/coreBundle')), 'utf8')
  const [, list = ''] = /--blink-settings=([\w=,]+)/.exec(source) ?? []

  expect(list).toContain('primaryPointerType=4')
  expect(engineSettings).toContain(list)
})
