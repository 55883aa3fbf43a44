import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { validate } from 'graphql'
import type { Contract } from '../load.ts'
import { releasedClients } from './asked-operations.ts'
import { RELEASES_FOLDER, readReleases } from './release-file.ts'

/** Releases in use, by name, and what of them this contract no longer answers, one line an operation. */
export type ReleasesInUse = { inUse: readonly string[]; broken: readonly string[] }

/**
 * The releases in use, each operation validated under this contract. What both teams have agreed to break stays broken until the release retires, so it is
 * told here and fails nothing: a break that nobody agreed fails as a change.
 */
export function brokenReleases(root: string, { schema }: Contract, today: string): ReleasesInUse {
  const clients = releasedClients(readReleases(root), today)
  return {
    inUse: clients.map(({ client }) => client),
    broken: clients.flatMap(({ client, operations }) =>
      operations.flatMap(({ name, file, line, document }) => {
        const [error] = validate(schema, document)
        return error ? [`${file}:${line}  ${name} of ${client} is no longer answered: ${error.message}`] : []
      }),
    ),
  }
}

/** Releases that another commit keeps and this tree does not: a release is retired, never deleted. */
export function releaseProblems(root: string, base: string | undefined): string[] {
  if (base === undefined) return []
  const files = execFileSync('git', ['ls-tree', '--name-only', base, `${RELEASES_FOLDER}/`], { cwd: root, encoding: 'utf8' })
  return files
    .split('\n')
    .filter((file) => file.endsWith('.json') && !existsSync(join(root, file)))
    .map((file) => `${file}  is gone: retire ${basename(file, '.json')} instead of deleting it`)
}
