import { existsSync, readFileSync } from 'node:fs'
import type { DraftSource } from '../drafts/apply-draft.ts'
import { DraftError } from '../drafts/draft-error.ts'
import { nearFilesText } from './near-files.ts'

/** Reads a draft. Throws `DraftError` with near names for a file that does not exist. */
export function readDraftFile(path: string): DraftSource {
  if (existsSync(path)) return { file: path, text: readFileSync(path, 'utf8') }
  throw new DraftError([{ file: path, line: 0, column: 0, message: `is not there.${nearFilesText(path, '.graphql')}` }])
}
