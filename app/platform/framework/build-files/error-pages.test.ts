import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { everyStore } from '../../store/stores.ts'
import { readErrorPages } from './error-pages.ts'

const build = mkdtempSync(join(tmpdir(), 'build-'))
writeFileSync(join(build, 'BUILD_ID'), '1')
for (const { locale } of everyStore) {
  mkdirSync(join(build, 'server/app', locale), { recursive: true })
  for (const page of ['missing', 'failed'])
    writeFileSync(join(build, 'server/app', locale, `${page}.html`), `<html><head></head><body>${locale} ${page}</body></html>`)
}
afterAll(() => rmSync(build, { recursive: true }))

const shown = (path: string, status: number): string | undefined => readErrorPages(build)(path, status)?.body.toString()

test('a page that is missing or fails is told in the words of its store', () => {
  expect(shown('/nothing', 404)).toContain('en-GB missing')
  expect(shown('/us/nothing', 500)).toContain('en-US failed')
})

test('an address of a handler that is nothing is told in a line, which says where to look', () => {
  expect(shown('/api/grahpql', 404)).toBe('Not found. What the shop’s own addresses take is told in docs/commands.md.\n')
})

test('the document that is named there tells of every address of a handler', () => {
  const root = join(import.meta.dirname, '../../../..')
  const told = readFileSync(join(root, 'docs/commands.md'), 'utf8')
  const addresses = globSync('app/api/**/route.ts', { cwd: root }).map(
    (path) =>
      `/${path
        .replaceAll('\\', '/')
        .replace(/^app\//, '')
        .replace(/\/route\.ts$/, '')}`,
  )
  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((address) => !told.includes(`\`${address}\``))).toEqual([])
})
