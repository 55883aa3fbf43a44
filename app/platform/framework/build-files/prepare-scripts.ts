import { join } from 'node:path'
import { frameworkPatchesOn } from '../patches.ts'
import { shortenClassNames } from './class-names.ts'
import { addCompileHints } from './compile-hints.ts'
import { precompressFiles } from './precompressed-files.ts'

/** Runs after the build: `node app/platform/framework/build-files/prepare-scripts.ts`. Without it the shop works, sends more bytes and starts later. */
if (frameworkPatchesOn()) {
  const buildDirectory = join(import.meta.dirname, '../../../../.next')
  shortenClassNames(buildDirectory)
  addCompileHints(buildDirectory)
  precompressFiles(buildDirectory)
}
