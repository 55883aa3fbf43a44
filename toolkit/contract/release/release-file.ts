import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContractError } from '../report.ts'

/** Folder of the manifests of released clients, relative to the root. */
export const RELEASES_FOLDER = 'schema/released'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const releasedOperation = z.strictObject({
  name: z.string(),
  kind: z.enum(['query', 'mutation', 'subscription']),
  /** Null: the client declared none. */
  policy: z.strictObject({ session: z.string(), fetchPolicy: z.string(), retry: z.string() }).nullable(),
  body: z.string(),
})

const releaseSchema = z.strictObject({
  app: z.string(),
  version: z.string(),
  /** Day of the release, as `2026-11-24`. */
  releasedOn: day,
  /** The first day on which nobody uses it any more. Null: it is in use. */
  retiredFrom: day.nullable(),
  operations: z.record(z.string(), releasedOperation),
})

/** What one released client sends: its operations by the SHA-256 of their text, in hex, each with its policy. */
export type Release = z.infer<typeof releaseSchema>

/** One operation of a released client. */
export type ReleasedOperation = z.infer<typeof releasedOperation>

/** A release with the file that holds it, relative to the root, and that file's text. */
export type KeptRelease = Release & { file: string; text: string }

/** The file of a release, relative to the root. */
export function releaseFile({ app, version }: Pick<Release, 'app' | 'version'>): string {
  return `${RELEASES_FOLDER}/${app}@${version}.json`
}

/** Every release below the root, by file name. Throws `ContractError` with every file that is none. */
export function readReleases(root: string): KeptRelease[] {
  const files = globSync(`${RELEASES_FOLDER}/*.json`, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files.sort().map((file) => releaseOf(file, readFileSync(join(root, file), 'utf8')))
}

/** One release from its text. Throws `ContractError` for a text that is no release, the release of another name than its file's, or one that was edited. */
export function releaseOf(file: string, text: string): KeptRelease {
  const parsed = releaseSchema.safeParse(jsonOf(file, text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ContractError([{ file, line: 0, message: `is no release: ${issue?.path.join('.') || 'the file'}: ${issue?.message}` }])
  }
  if (releaseFile(parsed.data) !== file)
    throw new ContractError([{ file, line: 0, message: `holds ${parsed.data.app}@${parsed.data.version}, which belongs in another file` }])
  const edited = Object.entries(parsed.data.operations).filter(
    ([hash, { body }]) => hash !== createHash('sha256').update(body).digest('hex'),
  )
  if (edited.length > 0)
    throw new ContractError(
      edited.map(([, { name }]) => ({ file, line: 0, message: `the text of ${name} has another hash: it was changed after its release` })),
    )
  return { ...parsed.data, file, text }
}

/** The text of a release file, operations sorted by name. */
export function releaseText(release: Release): string {
  const operations = Object.entries(release.operations).sort(([a, one], [b, other]) => compare(one.name, other.name) || compare(a, b))
  const { app, version, releasedOn, retiredFrom } = release
  return `${JSON.stringify({ app, version, releasedOn, retiredFrom, operations: Object.fromEntries(operations) }, null, 2)}\n`
}

/** Whether somebody still uses the release on that day. */
export function isInUse({ retiredFrom }: Pick<Release, 'retiredFrom'>, today: string): boolean {
  return retiredFrom === null || today < retiredFrom
}

/** The value of a JSON text. Throws `ContractError` with the file. */
export function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContractError([{ file, line: 0, message: `is no JSON: ${error instanceof Error ? error.message : String(error)}` }])
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
