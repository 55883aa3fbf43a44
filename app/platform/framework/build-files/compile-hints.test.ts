import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from './compile-hints.ts'

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hints-'))
  mkdirSync(join(directory, 'static/chunks'), { recursive: true })
})

afterEach(() => rmSync(directory, { recursive: true }))

test('every script begins with the hint, once, and nothing else does', () => {
  const place = (name: string) => join(directory, 'static/chunks', name)
  for (const [name, text] of Object.entries({ 'a.js': 'a()', 'b.js': '"use strict";b()', 'a.css': 'p{}' })) writeFileSync(place(name), text)
  expect([addCompileHints(directory), addCompileHints(directory)]).toEqual([2, 0])
  expect(['a.js', 'b.js', 'a.css'].map((name) => readFileSync(place(name), 'utf8'))).toEqual([
    '//# allFunctionsCalledOnLoad\na()',
    '//# allFunctionsCalledOnLoad\n"use strict";b()',
    'p{}',
  ])
})
