import { treeReader } from '../agree/agreed-contract.ts'
import { changeId, readApprovals } from '../approvals/approvals-file.ts'
import { isOfContract } from '../approvals/domains.ts'
import { approvalText, failing, type JudgedChange, judged, withApproval } from '../approvals/judge.ts'
import { OWNERS_FILE, readOwners, withoutOwners } from '../approvals/owners.ts'
import { type ChangesSinceAgreed, changesSinceAgreed } from '../changes/all-changes.ts'
import { sentence } from '../changes/changes.ts'
import type { ContractChange } from '../changes/contract-change.ts'
import { contractWith } from '../draft/drafted-contract.ts'
import { eventOpenPoints, eventParts } from '../events/check-events.ts'
import { eventFiles } from '../events/load-events.ts'
import { lineText, listed, operationsText } from '../impact/formats/text.ts'
import { type ChangeImpact, type Impact, impactOf } from '../impact/impact.ts'
import { AGREED_FILE, type Contract } from '../load.ts'
import { brokenReleases, releaseProblems } from '../release/broken-releases.ts'
import { ContractError, count, type Part, part, place, today as todayHere } from '../report.ts'
import { basePart } from './base-part.ts'
import { brokenConventions } from './conventions.ts'
import { lint } from './lint.ts'
import { allOpenPoints, byDecision, type OpenPoint, unknownOpenPoints } from './open-points.ts'
import { overdue } from './overdue.ts'
import { missingPolicies } from './policies.ts'
import { operationsAskedBy, unused } from './unused.ts'
import { invalidOperations } from './validity.ts'

/** Result of the whole check; `ok` when no part fails. */
export type CheckResult = { ok: boolean; parts: Part[]; changes: ContractChange[]; impact: Impact; openPoints: OpenPoint[] }

/** `draft`: a proposal that is checked as if it were the contract. `base`: a commit or branch whose agreement, approvals and releases count, as the one that a change is to be merged into. `today`: as `2026-11-24`. */
export type CheckOptions = { base?: string | undefined; today?: string | undefined; draft?: string | undefined }

const NO_IMPACT: Impact = { changes: [], operations: [] }

/** Checks the contract below the root. A contract that cannot be read is reported as one failing part, without the other parts. */
export async function checkContract(root: string, { base, draft, today = todayHere() }: CheckOptions = {}): Promise<CheckResult> {
  try {
    return await checked(root, contractWith(root, draft), { base, draft, today })
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    const unread = part('the contract can be read', '', error.problems.map(place))
    return { ok: false, parts: [unread], changes: [], impact: NO_IMPACT, openPoints: [] }
  }
}

type Checked = { base: string | undefined; draft: string | undefined; today: string }

async function checked(root: string, contract: Contract, { base, draft, today }: Checked): Promise<CheckResult> {
  const ofContract = allOpenPoints(contract)
  const points = [...ofContract, ...eventOpenPoints(root)]
  const approvals = readApprovals(treeReader(root))
  const since = await changesSinceAgreed(root, contract, { today })
  const all = since ? judged(since.changes, approvals) : []
  const impact = since ? await impactOf(root, { contract, ...since, agreed: since.agreed.schema, stops: failing(all) }) : NO_IMPACT
  const events = eventParts(root)
  const stops = new Set([...failing(all), ...failing(events.changes)])
  const parts = [
    ...(await soundness(root, contract, draft)),
    unusedPart(root, contract, ofContract),
    agreedPart(since, all, impact),
    ...events.parts,
    ...(base === undefined ? [] : [await basePart(root, contract, { base, today, approvals, told: idsOf(stops) })]),
    releasesPart(root, contract, base, today),
    deprecatedPart(contract, since, today),
    ownersPart(root, contract),
    openPointsPart(root, points),
  ]
  const changes = [...(since?.changes ?? []), ...events.changes.map(({ change }) => change)]
  return { ok: parts.every(({ ok }) => ok), parts, changes, impact, openPoints: points }
}

/** Parts a to c, required before a contract can be agreed: lint, also of a draft, validity, policy. */
export async function soundness(root: string, contract: Contract, draft?: string): Promise<Part[]> {
  const { errors, warnings, files } = await lint(root)
  // Loaded only for a draft, because it takes more than a second.
  const ofDraft = draft === undefined ? [] : await (await import('./lint-draft.ts')).lintDraft(contract.schemaDocument, draft)
  const { operations, fragments } = contract
  return [
    part('the contract is well written', count(files, 'file'), [...errors, ...ofDraft].map(place), warnings.map(place)),
    part(
      'operations are valid',
      `${count(operations.length, 'operation')}, ${count(fragments.length, 'fragment')}`,
      invalidOperations(contract).map(place),
    ),
    part('the contract keeps its conventions', 'schema/README.md', brokenConventions(contract.schemaDocument).map(place)),
    part('operations declare their policy', '', missingPolicies(operations).map(place)),
  ]
}

function unusedPart(root: string, contract: Contract, points: readonly OpenPoint[]): Part {
  const { types, openTypes, fragments, operations } = unused(contract, points, operationsAskedBy(root))
  const built = contract.operations.length - operations.length
  const waiting = operations.length > 0 ? [`asked nowhere yet: ${operations.join(', ')}`] : []
  const summary = `${built} of ${count(contract.operations.length, 'operation')} asked by code`
  return part('nothing is unused', summary, [...types, ...fragments].map(place), [...openTypes.map(place), ...waiting])
}

function agreedPart(since: ChangesSinceAgreed | undefined, all: readonly JudgedChange[], impact: Impact): Part {
  const name = 'agreed changes only'
  if (!since) return part(name, '', [`${AGREED_FILE} is missing: run \`npm run contract -- agree\` to agree this contract`])
  const stops = failing(all)
  const hits = new Map(impact.changes.map((change) => [change.id, change]))
  const told = (one: JudgedChange): string => hitText(one, hits.get(changeId(one.change)))
  const problems = all.filter(({ change }) => stops.has(change)).map(told)
  const rest = all.filter(({ change }) => !stops.has(change))
  const hint =
    stops.size > 0
      ? 'take the change back, or agree it with the other team (toolkit/contract/README.md, “How two teams agree a change”)'
      : ''
  const hit = new Set([...stops].flatMap(({ operations }) => operations))
  const operations = operationsText({ ...impact, operations: impact.operations.filter((one) => hit.has(one.name)) })
  return part(name, hint, [...problems, ...(operations ? [operations] : [])], rest.map(withApproval))
}

/** A change that fails, with whom it hits, what to do, and who has still to approve it. */
function hitText(one: JudgedChange, hit: ChangeImpact | undefined): string {
  const facts: [string, string][] = hit
    ? [
        ['at', lineText(hit)],
        ['answered by', listed(hit.resolvers.map(lineText), 6)],
        ['from', listed(hit.fixtures.map(lineText), 6)],
        ['remedy', hit.remedy],
      ]
    : []
  const lines = [...facts, ['approval', approvalText(one)] as const].flatMap(([fact, text]) => (text ? [`  ${fact}: ${text}`] : []))
  return [`${hit ? `${hit.domain}: ` : ''}${sentence(one.change)}`, ...lines].join('\n')
}

function idsOf(changes: Iterable<ContractChange>): Set<string> {
  return new Set([...changes].map(changeId))
}

function releasesPart(root: string, contract: Contract, base: string | undefined, today: string): Part {
  const { inUse, broken } = brokenReleases(root, contract, today)
  const summary = inUse.length > 0 ? `${inUse.join(', ')} in use` : 'none in use'
  return part('released clients', summary, releaseProblems(root, base), broken)
}

function deprecatedPart(contract: Contract, since: ChangesSinceAgreed | undefined, today: string): Part {
  const { problems, notes } = overdue(contract, since?.asked ?? contract.operations, today)
  return part('nothing deprecated outlives its day', '', problems, notes)
}

/** Every file of the contract has an owner in both teams; without a CODEOWNERS file, each team owns everything. */
function ownersPart(root: string, { schemaDocument, operations }: Contract): Part {
  const files = new Set([
    ...schemaDocument.definitions.map(({ loc }) => loc?.source.name ?? ''),
    ...operations.map(({ file }) => file),
    ...eventFiles(root).map(({ file }) => file),
  ])
  const read = treeReader(root)
  const summary = read(OWNERS_FILE) === undefined ? `${OWNERS_FILE} is missing: each team owns everything` : count(files.size, 'file')
  return part('every domain has its owners', summary, withoutOwners([...files].filter(isOfContract).sort(), readOwners(read)))
}

/** How much is open, and what is open by a number that no file holds; required before a contract can be agreed. */
export function openPointsPart(root: string, points: readonly OpenPoint[]): Part {
  const decisions = byDecision(points)
  const counts = [...decisions].map(([decision, { length }]) => `${decision} ×${length}`).join(', ')
  const summary =
    points.length > 0
      ? `${count(points.length, 'element')} @proposed by ${count(decisions.size, 'decision')} (--proposed lists them)`
      : 'none'
  return part('open points', summary, unknownOpenPoints(root, points), counts ? [counts] : [])
}
