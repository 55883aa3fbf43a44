import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from './load.ts'
import { testProject } from './test-project.ts'

function contract(root: string, ...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(PROJECT_ROOT, 'toolkit/contract/contract.ts'), ...words, '--root', root], { encoding: 'utf8' })
}

// Each command starts its own process, and the machine may be busy.
describe('the command', { timeout: 180_000 }, () => {
  it('without a word, or with help, tells its words and succeeds', () => {
    const { root } = testProject()
    for (const words of [[], ['help']])
      expect(contract(root, ...words)).toMatchObject({ status: 0, stdout: expect.stringContaining('agree') as string })
  })

  it('a word it does not know fails', () => {
    const { root } = testProject()
    expect(contract(root, 'chekc')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no command "chekc". Did you mean check or') as string,
    })
  })

  it('an option or a format that it does not know fails with near names, and no stack', () => {
    const { root } = testProject()
    expect(contract(root, 'check', '--drfat', 'a.graphql')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Unknown option '--drfat'\. Did you mean --draft or .*\n$/) as string,
    })
    expect(contract(root, 'impact', '--format', 'jnuit')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^--format jnuit {2}is no format\. Did you mean junit or .*\n$/) as string,
    })
  })

  it.each([
    [['verify'], '--endpoint'],
    [['verify', '--endpoint', 'nowhere'], 'and not "nowhere"'],
    [['record', '--endpoint', 'http://x', '--port', 'many'], '--port is a number'],
    [['coverage', '--operation', 'getMee'], 'There is no operation getMee. Did you mean getMe?'],
    [['retire', '--ap', 'shop@1.0.0'], 'Did you mean --app or'],
    [['publish', '--out', PROJECT_ROOT], 'holds other files'],
  ])('%j says what it wants, and fails', (words, text) => {
    expect(contract(testProject().root, ...words)).toMatchObject({ status: 1, stderr: expect.stringContaining(text) as string })
  })

  it('check fails before the contract is agreed and passes after, told as text or as data', () => {
    const { root } = testProject()
    expect(contract(root, 'check')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^ok    operations are valid.*agreed\.graphql is missing/ms) as string,
    })
    expect(contract(root, 'agree', '--message', 'as we begin', '--date', '2026-11-21').status).toBe(0)
    const { status, stdout } = contract(root, 'check', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, changes: [], openPoints: [] })
  })

  it('agree fails on a contract that cannot be read, with file and line', () => {
    const { root } = testProject({ 'schema/query.graphql': 'type Query {\n  me Usr\n}\n' })
    expect(contract(root, 'agree')).toMatchObject({
      status: 1,
      stderr: 'schema/query.graphql:2  Syntax Error: Expected ":", found Name "Usr".\n',
    })
  })
})
