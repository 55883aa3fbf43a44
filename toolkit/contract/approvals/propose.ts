import { readAgreed, treeReader } from '../agree/agreed-contract.ts'
import { changesSinceAgreed } from '../changes/all-changes.ts'
import { sentence } from '../changes/changes.ts'
import { eventChangesSinceAgreed } from '../events/check-events.ts'
import { loadContract } from '../load.ts'
import { count, type Outcome } from '../report.ts'
import { didYouMean } from '../words.ts'
import { type Approval, changeId, isOtherTeamOfSame, readApprovals, writeApprovals } from './approvals-file.ts'
import { domainsOf } from './domains.ts'
import { judged, needsApproval } from './judge.ts'
import { type OwnersOf, readOwners, TEAMS, type Team } from './owners.ts'
import { nameOfPerson, personHere } from './person.ts'

/** A change that has to be approved, with its domain and the file that says whose it is. */
type Pending = { id: string; domain: string; file: string; level: string; element: string; message: string; text: string }

/**
 * Writes down what has to be approved, and why it is wanted. Approvals of changes that stay as they were are kept. Nothing is written when no change breaks
 * anybody.
 */
export async function propose(root: string, { message, date }: { message?: string | undefined; date: string }): Promise<Outcome> {
  if (!message) return refused('A proposal says why: --message "why".')
  const pending = await pendingChanges(root, date)
  if (pending.length === 0) return { ok: true, text: 'Nothing has to be approved: no change breaks anybody. `agree` is enough.' }
  const read = treeReader(root)
  const { approvals } = readApprovals(read)
  const changes = pending.map(({ id, domain, level, element, message: what }) => ({ id, domain, level, element, message: what }))
  writeApprovals(root, { proposal: { why: message, on: date, changes }, approvals })
  const ownersOf = readOwners(read)
  const lines = pending.map(({ domain, file, text }) => `  ${domain} (${ownersText(ownersOf, file)}): ${text}`)
  return { ok: true, text: `Proposed ${count(pending.length, 'change')}. Both owners of each domain approve it now.\n${lines.join('\n')}` }
}

/** What is approved, for which team and why. `person`: who approves; whom git knows here, unless it is given. */
export type ApproveOptions = { as?: string; message?: string; domain?: string; change?: string; date: string; person?: string | undefined }

/**
 * Approves the proposed changes for one team: all of them, or those of one domain, or one by its id. Refuses when the changes are no longer those that were
 * proposed, because then somebody would approve what nobody read; and from a person who approved one of them for the other team.
 */
export async function approve(
  root: string,
  { as, message, domain, change, date, person = personHere(root) }: ApproveOptions,
): Promise<Outcome> {
  const team = TEAMS.find((one) => one === as)
  if (!team) return refused(`--as is api or web, not "${as ?? ''}".${didYouMean(as ?? '', TEAMS)}`)
  if (!message) return refused('An approval says why: --message "why".')
  if (person === undefined) return refused('An approval is of a person, and git knows nobody here: set user.name and user.email.')
  const read = treeReader(root)
  const { proposal, approvals } = readApprovals(read)
  if (!proposal) return refused('Nothing is proposed: run `npm run contract -- propose --message "why"` first.')
  const pending = await pendingChanges(root, date)
  const stale = differences(new Map(proposal.changes.map(({ id, element }) => [id, element])), pending)
  if (stale) return refused(`The contract has changed since it was proposed: ${stale}. Run \`propose\` again, and look at it anew.`)

  const chosen = pending.filter((one) => (domain === undefined || one.domain === domain) && (change === undefined || one.id === change))
  if (chosen.length === 0) {
    const near = `${domain === undefined ? '' : didYouMean(domain, new Set(pending.map((one) => one.domain)))}${
      change === undefined
        ? ''
        : didYouMean(
            change,
            pending.map(({ id }) => id),
          )
    }`
    const ids = pending.map((one) => `${one.id} ${one.domain} ${one.element}`).join('\n  ')
    return refused(`No proposed change fits.${near} There are:\n  ${ids}`)
  }
  const ownersOf = readOwners(read)
  const nobody = chosen.find(({ file }) => ownersOf(file)[team] === undefined)
  if (nobody) return refused(`.github/CODEOWNERS names nobody of ${team} for ${nobody.file}.`)
  const given = chosen.map((one) => approvalOf(one, team, ownersOf, { why: message, on: date, person }))
  const twice = approvals.find(
    (one) => one.agreedIn === null && given.some((now) => now.change === one.change && isOtherTeamOfSame(one, now)),
  )
  if (twice) return refused(`${nameOfPerson(person)} approved ${twice.element} as ${twice.as}: another person approves it as ${team}.`)
  const isOld = ({ change: of, as: by, agreedIn }: Approval): boolean =>
    agreedIn === null && by === team && given.some((one) => one.change === of)
  writeApprovals(root, { proposal, approvals: [...approvals.filter((one) => !isOld(one)), ...given] })
  return { ok: true, text: `Approved as ${team}:\n${chosen.map(({ text }) => `  ${text}`).join('\n')}` }
}

/** The changes that need approvals, whether or not they have them. */
async function pendingChanges(root: string, today: string): Promise<Pending[]> {
  const contract = loadContract(root)
  const since = await changesSinceAgreed(root, contract, { today })
  const agreed = readAgreed(root)
  if (!since || !agreed) return []
  const domains = domainsOf(contract, agreed.schema, since.asked)
  return judged([...since.changes, ...eventChangesSinceAgreed(root)], readApprovals(treeReader(root)))
    .filter(({ change }) => needsApproval(change))
    .map(({ change }) => ({
      id: changeId(change),
      domain: domains.domainOf(change),
      file: domains.fileOf(change),
      level: change.level,
      element: change.element,
      message: change.message,
      text: sentence(change),
    }))
}

/** What differs between the proposed changes and those of now; nothing when they are the same. */
function differences(proposed: ReadonlyMap<string, string>, pending: readonly Pending[]): string | undefined {
  const added = pending.filter(({ id }) => !proposed.has(id)).map(({ element }) => `${element} was not proposed like this`)
  const gone = [...proposed]
    .filter(([id]) => !pending.some((one) => one.id === id))
    .map(([, element]) => `${element} no longer changes like that`)
  return [...added, ...gone].join('; ') || undefined
}

function approvalOf(
  { id, domain, element, message: what, file }: Pending,
  team: Team,
  ownersOf: OwnersOf,
  given: Pick<Approval, 'person' | 'why' | 'on'>,
): Approval {
  return { change: id, element, message: what, domain, as: team, by: ownersOf(file)[team] ?? team, ...given, agreedIn: null }
}

function ownersText(ownersOf: OwnersOf, file: string): string {
  const owners = ownersOf(file)
  return TEAMS.map((team) => owners[team] ?? `nobody of ${team}`).join(', ')
}

function refused(text: string): Outcome {
  return { ok: false, text }
}
