import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readApprovals, writeApprovals } from '../approvals/approvals-file.ts'
import { approvalText, failing, type JudgedChange, judged, needsApproval } from '../approvals/judge.ts'
import { changesSinceAgreed } from '../changes/all-changes.ts'
import { sentence } from '../changes/changes.ts'
import { openPointsPart, soundness } from '../check/check.ts'
import { allOpenPoints, byDecision } from '../check/open-points.ts'
import { eventChangesSinceAgreed, eventOpenPoints, eventParts, eventsText } from '../events/check-events.ts'
import { AGREED_EVENTS_FILE, EVENTS_FOLDER } from '../events/load-events.ts'
import { impactOf } from '../impact/impact.ts'
import { AGREED_FILE, AGREED_OPERATIONS_FILE, loadContract } from '../load.ts'
import { count, type Outcome, printParts, today } from '../report.ts'
import { didYouMean } from '../words.ts'
import { agreedOperationsText, treeReader } from './agreed-contract.ts'
import { CHANGELOG_FILE, entryFor, newestVersion, nextVersion, withEntry } from './changelog.ts'

const HEADER = '# The agreed contract. Written by `npm run contract -- agree`; never edited by hand.\n\n'

/** What is agreed: why, on which day, and the open points that it settles. */
export type AgreeOptions = { message?: string | undefined; date?: string | undefined; settles?: readonly string[] | undefined }

/**
 * Stores the current contract as the agreed one and adds the changes to the changelog, with its next version and what they hit. Refuses a contract that
 * fails lint, is invalid, has an operation without a policy or an open point that no file of decisions holds; a breaking change that both owners have not
 * approved; and an open point that is settled without being named.
 */
export async function agree(root: string, { message, date = today(), settles = [] }: AgreeOptions): Promise<Outcome> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return refused(`"${date}" is no date: write it as 2026-11-21`)
  const contract = loadContract(root)
  if (!message) return refused('An agreement says why: --message "why".')
  const points = [...allOpenPoints(contract), ...eventOpenPoints(root)]
  const eventFaults = eventParts(root).parts.slice(0, 1)
  const faults = [...(await soundness(root, contract)), openPointsPart(root, points), ...eventFaults].filter(({ ok }) => !ok)
  if (faults.length > 0) return refused(`Nothing was agreed: the contract itself is at fault.\n\n${printParts(faults)}`)

  const since = await changesSinceAgreed(root, contract, { today: date })
  const hasEvents = existsSync(join(root, EVENTS_FOLDER))
  const ofEvents = eventChangesSinceAgreed(root)
  if (since?.changes.length === 0 && ofEvents.length === 0) return { ok: true, text: 'Nothing to agree: the contract is the agreed one.' }
  const approvals = readApprovals(treeReader(root))
  const ofContract = since ? judged(since.changes, approvals) : []
  const all = since ? [...ofContract, ...judged(ofEvents, approvals)] : []
  const objection = notApproved(all) ?? notSettled(all, settles, byDecision(points).keys())
  if (objection !== undefined) return refused(objection)

  const changelog = join(root, CHANGELOG_FILE)
  const before = existsSync(changelog) ? readFileSync(changelog, 'utf8') : ''
  const version = nextVersion(newestVersion(before), since && [...since.changes, ...ofEvents])
  const types = Object.keys(contract.schema.getTypeMap()).filter((name) => !name.startsWith('__')).length
  const first = `The first agreed contract: ${count(types, 'type')}, ${count(contract.operations.length, 'operation')}.`
  const impact = since && (await impactOf(root, { contract, ...since, agreed: since.agreed.schema, stops: failing(ofContract) }))
  writeFileSync(changelog, withEntry(before, entryFor({ version, date, message, changes: since ? all : undefined, first, impact })))
  writeFileSync(join(root, AGREED_FILE), `${HEADER}${contract.sdl}`)
  writeFileSync(join(root, AGREED_OPERATIONS_FILE), agreedOperationsText(contract))
  if (hasEvents) writeFileSync(join(root, AGREED_EVENTS_FILE), `${HEADER}${eventsText(root)}`)
  const used = new Set(all.flatMap((one) => one.approvals))
  if (approvals.proposal !== null || used.size > 0)
    writeApprovals(root, {
      proposal: null,
      // An approval of a change that was taken back counts for nothing later.
      approvals: approvals.approvals.flatMap((one) =>
        used.has(one) ? [{ ...one, agreedIn: version }] : one.agreedIn === null ? [] : [one],
      ),
    })
  const told = since ? count(since.changes.length + ofEvents.length, 'change') : 'the first contract'
  return { ok: true, text: `Agreed ${told} as ${version}. Commit schema/ and ${AGREED_OPERATIONS_FILE} together with the change.` }
}

function notApproved(all: readonly JudgedChange[]): string | undefined {
  const open = all.filter(({ change, missing }) => needsApproval(change) && missing.length > 0)
  if (open.length === 0) return undefined
  const lines = open.map((one) => `  ${sentence(one.change)}\n    ${approvalText(one)}`)
  return `Nothing was agreed: ${count(open.length, 'breaking change has', 'breaking changes have')} not been approved by both teams.
First \`npm run contract -- propose --message "why"\`, then each team approves.
${lines.join('\n')}`
}

/** Agreeing an open point is a step of its own: its number is named. */
function notSettled(all: readonly JudgedChange[], settles: readonly string[], open: Iterable<string>): string | undefined {
  const settled = all.flatMap(({ change }) =>
    change.kind === 'OPEN_POINT_SETTLED' ? (/^Open point (\w+)/.exec(change.message)?.[1] ?? []) : [],
  )
  const unnamed = settled.filter((point) => !settles.includes(point))
  const strange = settles.filter((point) => !settled.includes(point))
  if (unnamed.length > 0)
    return `Nothing was agreed: @proposed is gone, and with it the open point. If both teams agree it, say so: ${unnamed.map((point) => `--settles ${point}`).join(' ')}`
  const [first] = strange
  if (first !== undefined) {
    const near = settled.length > 0 ? settled : [...open]
    return `Nothing was agreed: ${strange.join(', ')} is still open, or never was: no mark of it is gone.${near.includes(first) ? '' : didYouMean(first, near)}`
  }
  return undefined
}

function refused(text: string): Outcome {
  return { ok: false, text }
}
