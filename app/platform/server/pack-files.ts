import { join } from 'node:path'
import { packFiles } from './packed-files.ts'

/** Run after the build: `node app/platform/server/pack-files.ts`. The shop does without, with more bytes. */
packFiles(join(import.meta.dirname, '../../../.next'))
