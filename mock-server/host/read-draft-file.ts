import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DraftSource } from '../drafts/apply-draft.ts'
import { DraftError } from '../drafts/draft-error.ts'
import { nearestNames } from '../scenarios/nearest-names.ts'

/** Reads a draft. Throws `DraftError` with near names for a file that does not exist. */
export function readDraftFile(path: string): DraftSource {
  if (existsSync(path)) return { file: path, text: readFileSync(path, 'utf8') }
  const folder = dirname(path)
  const beside = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.graphql')) : []
  const near = nearestNames(basename(path), beside, 3)
  const hint = near.length > 0 ? ` Near to it: ${near.join(', ')}.` : ''
  throw new DraftError([{ file: path, line: 0, column: 0, message: `is not there.${hint}` }])
}
