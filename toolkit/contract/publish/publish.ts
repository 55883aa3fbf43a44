import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { introspectionFromSchema, Kind, print } from 'graphql'
import { sentOperations } from '../../codegen/sent-operations.ts'
import { type Contract, loadContract } from '../load.ts'
import { changelogEntries } from './changelog-entries.ts'
import { referenceOf } from './site/reference.ts'
import { shownExamples } from './site/shown-examples.ts'
import { siteFiles } from './site/site.ts'

/** What was written: the folder, and how many files of which kind. */
export type Published = { folder: string; files: number; pages: number }

type PublishedFile = { path: string; text: string }

/**
 * Writes the contract as files into a folder, which is replaced: `schema.graphql`, `introspection.json`, `manifest.json` (texts of operations by their
 * SHA-256), `operations/*.graphql` without client directives, `changelog.json`, and the reference site in `docs/`. The folder appears whole or not at all.
 */
export async function publish(root: string, folder: string): Promise<Published> {
  refuseForeign(folder)
  const contract = loadContract(root)
  const reference = referenceOf(root, contract, await shownExamples(contract))
  const pages = siteFiles(reference).map(({ path, text }) => ({ path: `docs/${path}`, text }))
  const files = [...contractFiles(contract, readIfThere(join(root, 'schema/CHANGELOG.md'))), ...pages]
  writeWhole(folder, files)
  return { folder, files: files.length, pages: pages.filter(({ path }) => path.endsWith('.html')).length }
}

function contractFiles({ sdl, schema, operations, fragments }: Contract, changelog: string): PublishedFile[] {
  const definitions = [...operations.map(({ node }) => node), ...fragments.map(({ node }) => node)]
  const sent = sentOperations([{ kind: Kind.DOCUMENT, definitions }])
  const manifest = Object.fromEntries(sent.map(({ hash, body }) => [hash, body]))
  return [
    { path: 'schema.graphql', text: sdl },
    { path: 'introspection.json', text: json({ data: introspectionFromSchema(schema) }) },
    { path: 'manifest.json', text: json(manifest) },
    { path: 'changelog.json', text: json(changelogEntries(changelog)) },
    ...operations.map(({ name, document }) => ({ path: `operations/${name}.graphql`, text: `${print(document)}\n` })),
  ]
}

/** Thrown for a folder that `publish` did not write and would have to replace. */
export class ForeignFolder extends Error {
  override readonly name = 'ForeignFolder'
}

/** Refuses a folder with files that are not those of an earlier run: replacing it would lose them. */
function refuseForeign(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const isOurs = ['schema.graphql', 'manifest.json', 'docs/index.html'].every((path) => existsSync(join(folder, path)))
  if (!isOurs) throw new ForeignFolder(`${folder} holds other files, and would be replaced. Choose another folder with --out.`)
}

/** Writes beside the folder, and puts it in its place when all is written. */
function writeWhole(folder: string, files: readonly PublishedFile[]): void {
  const beside = `${folder}.${process.pid}`
  rmSync(beside, { recursive: true, force: true })
  for (const { path, text } of files) {
    const file = join(beside, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(beside, folder)
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
