// Uses the package of the contract as another front end does: installs the packed file, runs a unit test against the handlers and a browser test in a
// scenario, and expects a type error when the contract changes. npm installs it with everything that it depends on, from its own cache where it can.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
const MOCK_PORT = process.env['TEST_MOCK_PORT'] ?? '4100'
const PAGE_PORT = process.env['TEST_SHOP_PORT'] ?? '3100'

const UNIT_TEST = `import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { print } from 'graphql'
import { setupServer } from 'msw/node'
import { GetShopperDocument, type GetShopperQuery } from 'compact/documents'
import { contractHandlers } from 'compact/handlers'

test('a component is tested against the contract', async () => {
  const server = setupServer(...contractHandlers(() => ({ 'x-scenario': 'uk-plus-member' })))
  server.listen()
  const response = await fetch('http://shop.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(GetShopperDocument) }),
  })
  const { data } = (await response.json()) as { data: GetShopperQuery }
  assert.equal(data.me.firstName, 'Priya')
  server.close()
})
`

const BROWSER_TEST = `import { expect, test } from 'compact/playwright'

test.use({ scenario: 'uk-plus-member' })
test('a member is greeted', async ({ page, journal }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Priya')
  await journal.expectCalled('greeting')
})
`

/** A front end of nothing but a heading: it forwards the cookies that choose the world. */
const FRONT_END = `import { createServer } from 'node:http'
createServer(async (request, response) => {
  const answer = await fetch('http://localhost:${MOCK_PORT}/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: request.headers.cookie ?? '' },
    body: JSON.stringify({ query: 'query greeting { me { firstName } }' }),
  })
  const { data } = await answer.json()
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><h1>Hello, ' + data.me.firstName + '</h1></html>')
}).listen(${PAGE_PORT})
`

const PLAYWRIGHT = `import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  reporter: 'line',
  use: {
    baseURL: 'http://localhost:${PAGE_PORT}',
    mockURL: 'http://localhost:${MOCK_PORT}',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] },
  },
})
`

const TSCONFIG = {
  compilerOptions: { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', skipLibCheck: true, types: ['node'] },
  include: ['*.test.ts', '*.spec.ts'],
}

/** What the other front end chooses itself: the peers of the package, and types for its tests. */
const CHOSEN = ['@playwright/test', '@types/node', 'axe-core', 'graphql', 'msw']

/** The other repository, with the packed file installed. */
function otherRepository(): string {
  const home = mkdtempSync(join(tmpdir(), 'front-end-'))
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', home, join(root, '.cache/contract-package')]
  const [packed] = JSON.parse(execFileSync(npm, packing, { cwd: home, encoding: 'utf8' })) as { filename: string }[]
  const files = {
    'unit.test.ts': UNIT_TEST,
    'greeting.spec.ts': BROWSER_TEST,
    'front-end.mjs': FRONT_END,
    'playwright.config.ts': PLAYWRIGHT,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text)
  // Only what a front end chooses itself, in the versions of this one: a dependency that the package forgets is missing there.
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions = { ...own.devDependencies, ...own.dependencies }
  const chosen = Object.fromEntries(CHOSEN.map((name) => [name, versions[name] ?? '*']))
  const dependencies = { ...chosen, compact: `file:${packed?.filename ?? ''}` }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'front-end', private: true, type: 'module', dependencies }))
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  execFileSync(npm, ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: home, stdio: 'inherit' })
  return home
}

function ran(home: string, args: readonly string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8', env: process.env })
  return { status, text: `${stdout}${stderr}` }
}

function expectThat(isSo: boolean, what: string, text = ''): void {
  process.stdout.write(`${isSo ? 'ok  ' : 'FAIL'}  ${what}\n${isSo ? '' : `${text}\n`}`)
  if (!isSo) process.exitCode = 1
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  throw new Error(`Nothing answers at ${url}.`)
}

const home = otherRepository()
const tsc = join(modules, 'typescript/bin/tsc')
const children = [
  spawn(join(home, 'node_modules/.bin', process.platform === 'win32' ? 'compact-mock.cmd' : 'compact-mock'), ['--port', MOCK_PORT], {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
  spawn(process.execPath, ['front-end.mjs'], { cwd: home, stdio: 'inherit' }),
]
try {
  const types = ran(home, [tsc, '-p', home])
  expectThat(types.status === 0, 'the other repository has no type error', types.text)

  const unit = ran(home, ['--test', 'unit.test.ts'])
  expectThat(unit.status === 0, 'a unit test passes against the handlers', unit.text)

  await Promise.all([waitFor(`http://localhost:${MOCK_PORT}/health`), waitFor(`http://localhost:${PAGE_PORT}/`)])
  const reference = await fetch(`http://localhost:${MOCK_PORT}/docs/types/Basket.html`)
  const shown = await reference.text()
  expectThat(reference.status === 200 && shown.includes('<h1><code>Basket</code></h1>'), 'its mock server shows the reference', shown)
  const browser = ran(home, [join(home, 'node_modules', '@playwright/test/cli.js'), 'test'])
  expectThat(browser.status === 0, 'a browser test passes in a scenario of the mock server that the package starts', browser.text)

  const documents = join(home, 'node_modules/compact/types/documents.d.ts')
  const before = readFileSync(documents, 'utf8')
  cpSync(documents, `${documents}.before`)
  writeFileSync(documents, before.replaceAll(/\bfirstName: string;/g, 'givenName: string;'))
  const changed = ran(home, [tsc, '-p', home])
  const isTold = changed.status !== 0 && changed.text.includes("'firstName'")
  expectThat(isTold, 'a field that the contract takes away is a type error', changed.text)
  expectThat(existsSync(join(home, 'node_modules/compact/schema.graphql')), 'the schema is in the package')
} finally {
  for (const child of children) child.kill()
  rmSync(home, { recursive: true, force: true })
}
