import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { GraphQLError, Kind, parse, Source, validate } from 'graphql'
import { nearFilesText } from '#mock-server/host/near-files.ts'
import { sentOperations } from '../../codegen/sent-operations.ts'
import { readAgreed } from '../agree/agreed-contract.ts'
import { type Contract, loadContract } from '../load.ts'
import { count, type Outcome } from '../report.ts'
import { didYouMean } from '../words.ts'
import { declaredPolicy } from './declared-policy.ts'
import { foreignOperations } from './foreign-manifest.ts'
import { type KeptRelease, type Release, type ReleasedOperation, readReleases, releaseFile, releaseText } from './release-file.ts'

/** A client and its version, as `shop@1.4.0`. */
const CLIENT = /^([a-z][a-z0-9-]{0,39})@(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,40})?)$/

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Keeps what a client sends: the operations of this tree with their policies, or those of another team's manifest. From then on no check passes that breaks
 * them. Refuses operations that are not valid under the agreed schema, and other operations under a version that is kept already.
 */
export function release(root: string, { app, manifest, date }: { app: string; manifest?: string | undefined; date: string }): Outcome {
  const named = CLIENT.exec(app)
  if (!named) return refused(`"${app}" is no client with its version: write it as shop@1.4.0`)
  if (!DAY.test(date)) return refused(`"${date}" is no date: write it as 2026-11-21`)
  const [, name = '', version = ''] = named
  if (manifest !== undefined && !existsSync(manifest)) return refused(`There is no file ${manifest}.${nearFilesText(manifest, '.json')}`)
  const operations =
    manifest === undefined ? ownOperations(loadContract(root)) : foreignOperations(basename(manifest), readFileSync(manifest, 'utf8'))
  const invalid = invalidUnder(root, operations)
  if (invalid.length > 0) return refused(`${app} does not fit the agreed contract, so nothing was kept.\n${invalid.join('\n')}`)

  const file = join(root, releaseFile({ app: name, version }))
  const known = readReleases(root).find((one) => one.app === name && one.version === version)
  if (known) return again(known, operations)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, releaseText({ app: name, version, releasedOn: date, retiredFrom: null, operations }))
  const told = count(Object.keys(operations).length, 'operation')
  return { ok: true, text: `Kept ${app}: ${told} in ${releaseFile({ app: name, version })}. Commit it with the release.` }
}

/** Says from which day on nobody uses a release any more. From then on it protects nothing. */
export function retire(root: string, { app, date }: { app: string; date: string }): Outcome {
  if (!DAY.test(date)) return refused(`"${date}" is no date: write it as 2026-11-21`)
  const releases = readReleases(root)
  const known = releases.find((one) => `${one.app}@${one.version}` === app)
  if (!known) {
    const names = releases.map((one) => `${one.app}@${one.version}`)
    return refused(`"${app}" is not among the releases.${didYouMean(app, names)} There are: ${names.join(', ') || 'none'}.`)
  }
  if (date < known.releasedOn) return refused(`${app} was released on ${known.releasedOn}: it cannot retire on ${date}, before that.`)
  const { file, text: _text, ...content } = known
  writeFileSync(join(root, file), releaseText({ ...content, retiredFrom: date }))
  return { ok: true, text: `${app} counts until ${date}. Commit ${file}.` }
}

function ownOperations({ operations, fragments }: Contract): Release['operations'] {
  const definitions = [...operations, ...fragments].map(({ node }) => node)
  const policies = new Map(operations.map(({ name, node }) => [name, declaredPolicy(node)]))
  return Object.fromEntries(
    sentOperations([{ kind: Kind.DOCUMENT, definitions }]).map(({ hash, name, kind, body }) => [
      hash,
      { name, kind, policy: policies.get(name) ?? null, body } satisfies ReleasedOperation,
    ]),
  )
}

/** What graphql says of the operations under the agreed schema, one line each; also when there is no agreed schema. */
function invalidUnder(root: string, operations: Release['operations']): string[] {
  const agreed = readAgreed(root)
  if (!agreed) return ['There is no agreed contract yet: run `npm run contract -- agree` first.']
  return Object.values(operations).flatMap(({ name, body }) => {
    try {
      return validate(agreed.schema, parse(new Source(body, name))).map(({ message }) => `  ${name}: ${message}`)
    } catch (error) {
      if (error instanceof GraphQLError) return [`  ${name}: ${error.message}`]
      throw error
    }
  })
}

function again(known: KeptRelease, operations: Release['operations']): Outcome {
  const app = `${known.app}@${known.version}`
  const { file, text: _text, ...content } = known
  if (releaseText({ ...content, operations }) === releaseText(content)) return { ok: true, text: `${app} is kept already, as it is.` }
  return refused(`${app} is kept already, with other operations (${file}). A version is released once: give this one a number of its own.`)
}

function refused(text: string): Outcome {
  return { ok: false, text }
}
