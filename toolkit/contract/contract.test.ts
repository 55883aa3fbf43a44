import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildSchema, graphql } from 'graphql'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PROJECT_ROOT } from './load.ts'
import { runContractCommand } from './run-contract-command.ts'
import { SCHEMA_FILE, schemaText, testProject } from './test-project.ts'

type Told = { status: number | null; stdout: string; stderr: string }

/** What a command answers, in this process: it loads once what each process of its own would load again, for a second or two. */
async function contract(root: string, ...words: string[]): Promise<Told> {
  const told: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (told.stdout += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: unknown) => void (told.stderr += `${String(text)}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (told.stderr += String(text)) !== ''),
  ]
  const isGood = await runContractCommand([...words, '--root', root]).finally(() => spies.forEach((spy) => spy.mockRestore()))
  return { status: isGood ? 0 : 1, ...told }
}

/** The same as a process of its own. With `until`, it is ended by a signal once it has said that. */
function running(root: string, words: readonly string[], until?: RegExp): Promise<Told> {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'toolkit/contract/contract.ts'), ...words, '--root', root])
  const told = { stdout: '', stderr: '' }
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told.stderr += text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told.stdout += text
    if (until?.test(text)) child.kill('SIGTERM')
  })
  return new Promise((done) => child.once('close', (status) => done({ status, ...told })))
}

/** A server of the test project's schema whose user is called as given. */
async function serverOf(name: string | null): Promise<string> {
  const schema = buildSchema(schemaText)
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
      query?: string
      variables?: Record<string, unknown>
    }
    const rootValue = { me: { id: 'u1', name, kind: 'MEMBER' } }
    const answer = await graphql({ schema, source: query ?? '', variableValues: variables ?? {}, rootValue })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
}

// Some commands start a process of their own, and the machine may be busy.
describe('the command', { timeout: 180_000 }, () => {
  it('without a word, or with help, tells its words and succeeds', async () => {
    const { root } = testProject()
    for (const told of [await running(root, []), await contract(root, 'help')])
      expect(told).toMatchObject({ status: 0, stdout: expect.stringContaining('agree') as string })
  })

  it('a word it does not know fails', async () => {
    const { root } = testProject()
    expect(await running(root, ['chekc'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no command "chekc". Did you mean check or') as string,
    })
  })

  it('an option or a format that it does not know fails with near names, and no stack', async () => {
    const { root } = testProject()
    expect(await contract(root, 'check', '--drfat', 'a.graphql')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Unknown option '--drfat'\. Did you mean --draft or .*\n$/) as string,
    })
    expect(await contract(root, 'impact', '--format', 'jnuit')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^--format jnuit {2}is no format\. Did you mean junit or .*\n$/) as string,
    })
  })

  it.each([
    [['verify'], '--endpoint'],
    [['verify', '--endpoint', 'nowhere'], 'and not "nowhere"'],
    [['record', '--endpoint', 'http://x', '--port', 'many'], '--port is a number'],
    [['coverage', '--operation', 'getMee'], 'There is no operation getMee. Did you mean getMe?'],
    [['publish', '--out', PROJECT_ROOT], 'holds other files'],
  ])('%j says what it wants, and fails', async (words, text) => {
    expect(await contract(testProject().root, ...words)).toMatchObject({ status: 1, stderr: expect.stringContaining(text) as string })
  })

  it('check fails before the contract is agreed and passes after, told as text or as data', async () => {
    const { root } = testProject()
    expect(await contract(root, 'check')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^ok    operations are valid.*agreed\.graphql is missing/ms) as string,
    })
    expect((await contract(root, 'agree', '--message', 'as we begin', '--date', '2026-11-21')).status).toBe(0)
    const { status, stdout } = await contract(root, 'check', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, changes: [], openPoints: [] })
  })

  it('agree fails on a contract that cannot be read, with file and line', async () => {
    const { root } = testProject({ 'schema/query.graphql': 'type Query {\n  me Usr\n}\n' })
    expect(await contract(root, 'agree')).toMatchObject({
      status: 1,
      stderr: 'schema/query.graphql:2  Syntax Error: Expected ":", found Name "Usr".\n',
    })
  })
})

describe('the way of a breaking change', { timeout: 180_000 }, () => {
  it('is red in every command until both teams have approved it, and then agreed, retired and published', async () => {
    const { root, read, write } = testProject({
      'title.graphql': 'extend type User {\n  "What the user wants to be called."\n  title: String!\n}\n',
    })
    expect(await contract(root, 'agree', '--message', 'as we begin')).toMatchObject({ status: 0 })
    expect(await contract(root, 'release', '--app', 'shop@1.0.0')).toMatchObject({ status: 0 })

    write(SCHEMA_FILE, schemaText.replace('name: String!', 'name: String').replace('is called."', 'is called; null when unknown."'))
    expect(await contract(root, 'impact', '--json')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('"isStopping": true') as string,
    })
    expect(await contract(root, 'check', '--format', 'github')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error file=schema\/query\.graphql,line=12,/m) as string,
    })
    expect((await contract(root, 'propose', '--message', 'guests have no name')).status).toBe(0)
    const approve = (as: string, who: string): Promise<Told> => {
      vi.stubEnv('GIT_AUTHOR_NAME', who)
      vi.stubEnv('GIT_AUTHOR_EMAIL', `${who}@example.com`)
      return contract(root, 'approve', '--as', as, '--message', 'yes').finally(() => vi.unstubAllEnvs())
    }
    expect((await approve('api', 'ann')).status).toBe(0)
    expect((await approve('web', 'ann')).status).toBe(1)
    expect((await approve('web', 'bo')).status).toBe(0)
    expect((await contract(root, 'agree', '--message', 'names may be unknown')).status).toBe(0)
    expect(read('schema/CHANGELOG.md')).toContain('## 2.0.0 — ')
    expect((await contract(root, 'retire', '--app', 'shop@1.0.0', '--date', '2099-01-31')).status).toBe(0)

    // One of the commands that load most is a process of its own: it shows that Node alone can load it.
    const drafted = running(root, ['codegen', '--draft', join(root, 'title.graphql'), '--out', 'drafted'])
    const unchanged = await contract(root, 'impact')
    const published = await contract(root, 'publish', '--out', join(root, 'published'))
    expect(unchanged).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing changed') as string })
    expect(await drafted).toMatchObject({ status: 0 })
    expect(read('drafted/types.ts')).toContain('title')
    expect(published).toMatchObject({ status: 0 })
    expect(existsSync(join(root, 'published/docs/types/User.html'))).toBe(true)
  })
})

describe('a real API', { timeout: 180_000 }, () => {
  it('is held against the contract: 0 when it keeps it, 1 when it deviates, with progress beside the report', async () => {
    const { root } = testProject()
    const words = (endpoint: string): string[] => ['verify', '--endpoint', endpoint, '--as', 'json']
    const deviating = await running(root, words(await serverOf(null)))
    const kept = await contract(root, ...words(await serverOf('Ann')))
    expect(kept).toMatchObject({ status: 0, stderr: expect.stringContaining('1 ') as string })
    expect(JSON.parse(kept.stdout)).toMatchObject({ ok: true, operations: ['getMe'] })
    expect(deviating).toMatchObject({ status: 1 })
    expect(JSON.parse(deviating.stdout)).toMatchObject({ ok: false })
  })

  it('is recorded until a signal ends it: nothing is written of nothing', async () => {
    const { root } = testProject()
    const file = join(root, 'recorded.ts')
    const told = await running(root, ['record', '--endpoint', await serverOf('Ann'), '--port', '0', '--out', file], /Recording what/)
    expect(told).toMatchObject({ status: 1, stdout: expect.stringContaining('Nothing was recorded') as string })
    expect(existsSync(file)).toBe(false)
  })
})
