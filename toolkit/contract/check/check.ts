import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, GraphQLError, parse, Source } from 'graphql'
import { type ContractChange, contractChanges, sentence, stopping } from '../changes/changes.ts'
import { eventParts } from '../events/check-events.ts'
import { AGREED_FILE, type Contract, loadContract, problemOf } from '../load.ts'
import { ContractError, count, type Part, part, place } from '../report.ts'
import { brokenConventions } from './conventions.ts'
import { lint } from './lint.ts'
import { byDecision, type OpenPoint, openPointChanges, openPoints, policyPoints } from './open-points.ts'
import { missingPolicies } from './policies.ts'
import { importedDocuments, unused } from './unused.ts'
import { invalidOperations } from './validity.ts'

/** Result of the whole check; `ok` when no part fails. */
export type CheckResult = { ok: boolean; parts: Part[]; changes: ContractChange[]; openPoints: OpenPoint[] }

/** Checks the contract below the root. A contract that cannot be read is reported as one failing part, without the other parts. */
export async function checkContract(root: string): Promise<CheckResult> {
  let contract: Contract
  try {
    contract = loadContract(root)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return { ok: false, parts: [part('the contract can be read', '', error.problems.map(place))], changes: [], openPoints: [] }
  }
  const points = [...openPoints(contract.schemaDocument), ...policyPoints(contract)]
  const changes = await changesSinceAgreed(root, contract)
  const events = eventParts(root)
  const parts = [
    ...(await soundness(root, contract)),
    unusedPart(root, contract, points),
    agreedPart(changes),
    ...events.parts,
    openPointsPart(points),
  ]
  return { ok: parts.every(({ ok }) => ok), parts, changes: [...(changes ?? []), ...events.changes], openPoints: points }
}

/** Parts a to c, required before a contract can be agreed: lint, validity, policy. */
export async function soundness(root: string, contract: Contract): Promise<Part[]> {
  const { errors, warnings, files } = await lint(root)
  const { operations, fragments } = contract
  return [
    part('the contract is well written', count(files, 'file'), errors.map(place), warnings.map(place)),
    part(
      'operations are valid',
      `${count(operations.length, 'operation')}, ${count(fragments.length, 'fragment')}`,
      invalidOperations(contract).map(place),
    ),
    part('the contract keeps its conventions', 'schema/README.md', brokenConventions(contract.schemaDocument).map(place)),
    part('operations declare their policy', '', missingPolicies(operations).map(place)),
  ]
}

/** The changes since the contract was last agreed, including open points; undefined if none was agreed yet. */
export async function changesSinceAgreed(root: string, contract: Contract): Promise<ContractChange[] | undefined> {
  const file = join(root, AGREED_FILE)
  if (!existsSync(file)) return undefined
  try {
    const agreed = parse(new Source(readFileSync(file, 'utf8'), AGREED_FILE))
    // Build both from flattened text, so that they differ in meaning only.
    const current = buildASTSchema(parse(contract.sdl))
    const changes = await contractChanges(buildASTSchema(agreed), current, contract.operations)
    return [...changes, ...openPointChanges(openPoints(agreed), openPoints(contract.schemaDocument))]
  } catch (error) {
    if (error instanceof GraphQLError) throw new ContractError([problemOf(error)])
    throw error
  }
}

function unusedPart(root: string, contract: Contract, points: readonly OpenPoint[]): Part {
  const { types, openTypes, fragments, operations } = unused(contract, points, importedDocuments(root))
  const built = contract.operations.length - operations.length
  const waiting = operations.length > 0 ? [`imported nowhere yet: ${operations.join(', ')}`] : []
  const summary = `${built} of ${count(contract.operations.length, 'operation')} imported by code`
  return part('nothing is unused', summary, [...types, ...fragments].map(place), [...openTypes.map(place), ...waiting])
}

function agreedPart(changes: readonly ContractChange[] | undefined): Part {
  const name = 'agreed changes only'
  if (!changes) return part(name, '', [`${AGREED_FILE} is missing: run \`npm run contract -- agree\` to agree this contract`])
  const stops = new Set(stopping(changes))
  const rest = changes.filter((change) => !stops.has(change))
  const hint =
    stops.size > 0
      ? 'take the change back, change the operations with it, or agree it with the other team: `npm run contract -- agree`'
      : ''
  return part(name, hint, [...stops].map(sentence), rest.map(sentence))
}

function openPointsPart(points: readonly OpenPoint[]): Part {
  const decisions = byDecision(points)
  const counts = [...decisions].map(([decision, { length }]) => `${decision} ×${length}`).join(', ')
  const summary =
    points.length > 0
      ? `${count(points.length, 'element')} @proposed by ${count(decisions.size, 'decision')} (--proposed lists them)`
      : 'none'
  return part('open points', summary, [], counts ? [counts] : [])
}
