import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { validate } from 'graphql'
import type { Contract } from '../load.ts'
import { releasedClients } from './asked-operations.ts'
import { RELEASES_FOLDER, readReleases, releaseOf, releaseText } from './release-file.ts'

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

/**
 * What this tree does to releases that another commit keeps, one line each: a release is retired, never deleted and never changed, and a day of retirement that
 * was told stands.
 */
export function releaseProblems(root: string, base: string | undefined): string[] {
  if (base === undefined) return []
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const files = git('ls-tree', '--name-only', base, `${RELEASES_FOLDER}/`).split('\n')
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      if (!existsSync(join(root, file))) return [`${file}  is gone: retire ${basename(file, '.json')} instead of deleting it`]
      const [was, is] = [releaseOf(file, git('show', `${base}:./${file}`)), releaseOf(file, readFileSync(join(root, file), 'utf8'))]
      const isSame = releaseText({ ...was, retiredFrom: null }) === releaseText({ ...is, retiredFrom: null })
      if (!isSame) return [`${file}  holds something else than ${base}: what was released stays as it is`]
      const isEarlier = was.retiredFrom !== null && is.retiredFrom !== null && is.retiredFrom < was.retiredFrom
      return isEarlier ? [`${file}  retires on ${is.retiredFrom}, and ${base} says ${was.retiredFrom}: clients were told that day`] : []
    })
}
