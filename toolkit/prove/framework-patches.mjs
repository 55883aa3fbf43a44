// Proves that the shop works without the patches of app/platform/framework: builds and serves it with FRAMEWORK_PATCHES=off and runs the
// content policy's tests and a few journeys against it. The next command builds the shop again with the patches.
import { ensureHarness } from '../harness.mjs'
import { serveShop } from '../serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, root, runBin, say } from '../setup.mjs'

const SPECS = ['tests/security/content-policy.spec.ts', 'tests/journeys/slice.spec.ts', 'tests/journeys/roles.spec.ts']

/** Returns an exit code. */
export async function proveWithoutPatches() {
  say('Building and visiting the shop without the framework’s patches…')
  ensureGallery()
  ensureHarness()
  process.env.FRAMEWORK_PATCHES = 'off'
  try {
    const { env, stop } = await serveShop()
    const code = runBin('playwright', ['test', '--project=desktop', '--reporter=line', ...SPECS], { env })
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
