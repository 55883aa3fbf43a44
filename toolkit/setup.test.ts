import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashOf } from './setup.mjs'

it('hashes what a folder holds but for what is generated, hidden or a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compact-hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '__generated__'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const hashed = () => hashOf([relative(process.cwd(), folder)])
  write('price.ts', '1')
  const before = hashed()
  for (const name of ['price.test.ts', 'Price.test.tsx', 'price.spec.ts', '.notes', '__generated__/types.ts']) write(name, 'x')
  expect(hashed()).toBe(before)

  write('test.ts', 'x')
  expect(hashed()).not.toBe(before)
  rmSync(join(folder, 'test.ts'))
  expect(hashed()).toBe(before)
  write('price.ts', '2')
  expect(hashed()).not.toBe(before)
})
