import { join } from 'node:path'
import { frameworkPatchesOn } from '../patches.ts'
import { precompressFiles } from './precompressed-files.ts'

/** Runs after the build: `node app/platform/framework/build-files/precompress.ts`. Without it the shop works and sends more bytes. */
if (frameworkPatchesOn()) precompressFiles(join(import.meta.dirname, '../../../../.next'))
