// Proves that the shop works without the patches of app/platform/framework: builds and serves it with FRAMEWORK_PATCHES=off and runs the
// content policy's tests and a few journeys against it. The next command that serves the shop builds it again with the patches.
import { ensureHarness } from '../harness.mjs'
import { serveShop } from '../serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, root, runBin, say } from '../setup.mjs'

/** The content policy, adding to the basket with and without scripts, every role, and logging in. */
const SPECS = [
  'tests/security/content-policy.spec.ts',
  ...['catalogue/slice', 'shoppers/roles', 'shoppers/members'].map((name) => `tests/journeys/${name}.spec.ts`),
]

/** What only the patches provide: shared pages. */
const NOT_WITHOUT_PATCHES = 'pages that are shared'

/** Returns an exit code. */
export async function proveWithoutPatches() {
  say('Building and visiting the shop without the framework’s patches…')
  await ensureGallery()
  await ensureHarness()
  process.env.FRAMEWORK_PATCHES = 'off'
  try {
    const { env, stop } = await serveShop()
    const code = runBin('playwright', ['test', '--project=desktop', '--reporter=line', '--grep-invert', NOT_WITHOUT_PATCHES, ...SPECS], {
      env,
    })
    await stop()
    return code
  } finally {
    delete process.env.FRAMEWORK_PATCHES
  }
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root)
  ensureDependencies()
  ensureGenerated()
  process.exit(await proveWithoutPatches())
}
