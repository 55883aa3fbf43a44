import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasInstalledPackages } from './installed-packages.mjs'

let project = ''
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'compact-installed-'))
  mkdirSync(join(project, 'node_modules'))
})
afterEach(() => rmSync(project, { recursive: true }))

const next = { version: '1.0.0', integrity: 'sha512-a' }
const whole = {
  'package.json': { name: 'shop', dependencies: { next: '1.0.0' } },
  'package-lock.json': {
    packages: { '': { dependencies: { next: '1.0.0' } }, 'node_modules/next': next, 'node_modules/mac': { ...next, optional: true } },
  },
  'node_modules/.package-lock.json': { packages: { 'node_modules/next': next } },
}

function write(files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files))
    writeFileSync(join(project, path), typeof content === 'string' ? content : JSON.stringify(content))
}

it('takes what npm has installed by hand for installed', () => {
  write(whole)
  expect(hasInstalledPackages(project)).toBe(true)
})

it.each<[string, Record<string, unknown>]>([
  ['another version is', { 'node_modules/.package-lock.json': { packages: { 'node_modules/next': { ...next, version: '0.9.0' } } } }],
  ['other content is', { 'node_modules/.package-lock.json': { packages: { 'node_modules/next': { ...next, integrity: 'sha512-b' } } } }],
  ['a package is missing', { 'node_modules/.package-lock.json': { packages: {} } }],
  [
    'a package is there that is not asked for',
    { 'node_modules/.package-lock.json': { packages: { 'node_modules/next': next, 'node_modules/old': next } } },
  ],
  ['package.json asks for more than the lockfile has', { 'package.json': { dependencies: { next: '1.0.0', more: '1.0.0' } } }],
  ['the note of npm is cut off', { 'node_modules/.package-lock.json': '{"packages":' }],
])('does not where %s', (_, changed) => {
  write({ ...whole, ...changed })
  expect(hasInstalledPackages(project)).toBe(false)
})

it('does not where npm has noted nothing', () => {
  write({ 'package.json': whole['package.json'], 'package-lock.json': whole['package-lock.json'] })
  expect(hasInstalledPackages(project)).toBe(false)
})
