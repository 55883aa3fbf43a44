import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolkitRunner } from './run-toolkit.ts'

let root: string

/** A fake toolkit that prints its arguments and how many instances are running. */
const toolkit = `
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
const [word] = process.argv.slice(2)
if (word === 'silent') { process.stderr.write('schema/basket.graphql:3 cannot be read'); process.exit(1) }
const mine = 'running-' + process.pid
writeFileSync(mine, '')
await new Promise((next) => setTimeout(next, 100))
console.log(JSON.stringify({ words: process.argv.slice(2), running: readdirSync('.').filter((name) => name.startsWith('running-')).length }))
rmSync(mine)
process.exitCode = word === 'check' ? 1 : 0
`

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'toolkit-'))
  mkdirSync(join(root, 'toolkit/contract'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'toolkit/contract/contract.ts'), toolkit)
})

afterAll(() => rmSync(root, { recursive: true }))

test('a command tells its report as JSON, also when what it checks fails, and one runs at a time', async () => {
  const run = toolkitRunner(root)
  const reports = await Promise.all([run(['check', '--json']), run(['coverage', '--json'])])
  expect(reports).toEqual([
    { words: ['check', '--json'], running: 1 },
    { words: ['coverage', '--json'], running: 1 },
  ])
})

test('a command that tells nothing fails with what it said instead, and the next one runs all the same', async () => {
  const run = toolkitRunner(root)
  await expect(run(['silent'])).rejects.toThrow('contract silent told nothing: schema/basket.graphql:3 cannot be read')
  await expect(run(['coverage'])).resolves.toMatchObject({ words: ['coverage'] })
})
