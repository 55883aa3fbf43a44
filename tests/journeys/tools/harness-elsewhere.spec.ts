import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'compact/playwright'

const root = resolve(import.meta.dirname, '../../..')

/** What another team writes: the README's recipe, one test that passes and one that fails. */
const SPEC = `import { compose, expect, test } from 'compact/playwright'

test.describe('a member', () => {
  test.use({ scenario: compose({ shopper: 'plus-member', basket: 'one-item' }) })
  test('has a bag', async ({ page, journal }) => {
    await page.goto('/basket')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag')
    const { variables } = await journal.expectCalled('getBasket')
    expect(variables).toEqual({})
  })
  test('fails', async ({ page, world }) => {
    await page.goto('/basket')
    await world.patch({ codes: ['HELLO20'] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never', { timeout: 1 })
  })
})
test.describe('a name that nobody knows', () => {
  test.use({ scenario: 'uk-plus-membr' })
  test('is said', async ({ page }) => {
    await page.goto('/')
  })
})
`

const CONFIG = `import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['json', { outputFile: 'report.json' }]],
  use: {
    baseURL: process.env.SHOP_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] },
  },
})
`

const TSCONFIG = {
  compilerOptions: { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', skipLibCheck: true, types: ['node'] },
  include: ['*.spec.ts'],
}

/** Another team's repository with the package installed, without a network. */
function otherRepository(): string {
  const home = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const [packed] = JSON.parse(
    execFileSync(npm, ['pack', '--json', '--ignore-scripts', '--pack-destination', home], { cwd: root, encoding: 'utf8' }),
  ) as { filename: string }[]
  mkdirSync(join(home, 'node_modules/compact'), { recursive: true })
  execFileSync('tar', ['-xzf', join(home, packed?.filename ?? ''), '--strip-components=1', '-C', join(home, 'node_modules/compact')])
  for (const name of ['@playwright', 'axe-core', '@types']) symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name))
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }))
  writeFileSync(join(home, 'playwright.config.ts'), CONFIG)
  writeFileSync(join(home, 'member.spec.ts'), SPEC)
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  return home
}

/** The environment outside this test run: variables that this runner passes to its workers must not reach another runner. */
function ownEnv(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT_|TEST_|PW_)/.test(name))
  return { NODE_ENV: 'test', ...Object.fromEntries(others) }
}

type Result = { status: string; errors: { message: string }[]; attachments: { name: string; body?: string }[] }
type Spec = { title: string; tests: { annotations: { type: string; description: string }[]; results: Result[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

test('another repository installs the harness, and its tests have scenarios, journals and session files', () => {
  test.slow()
  const home = otherRepository()
  try {
    const types = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', home], { encoding: 'utf8' })
    expect(types.stdout).toBe('')

    spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
      cwd: home,
      encoding: 'utf8',
      env: ownEnv(),
    })
    const report = JSON.parse(readFileSync(join(home, 'report.json'), 'utf8')) as Suite
    const results = new Map(specsOf(report).map(({ title, tests }) => [title, tests[0]]))

    expect(results.get('has a bag')?.results[0]).toMatchObject({ status: 'passed', errors: [] })

    const failed = results.get('fails')
    expect(failed?.annotations).toContainEqual(
      expect.objectContaining({ type: 'scenario', description: 'shopper=plus-member&basket=one-item' }),
    )
    const file = failed?.results[0]?.attachments.find(({ name }) => name === 'session.json')?.body ?? ''
    expect(JSON.parse(Buffer.from(file, 'base64').toString())).toMatchObject({ format: 'compact-session/1' })

    expect(
      results
        .get('is said')
        ?.results[0]?.errors.map(({ message }) => message)
        .join(),
    ).toContain('uk-plus-member')
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})
