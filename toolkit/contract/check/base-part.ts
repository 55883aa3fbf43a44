import { execFileSync } from 'node:child_process'
import { commitReader } from '../agree/agreed-contract.ts'
import { APPROVALS_FILE, type Approval, type Approvals, changeId, missingTeams, readApprovals } from '../approvals/approvals-file.ts'
import { domainsOf } from '../approvals/domains.ts'
import { approvalText, judged } from '../approvals/judge.ts'
import { OWNERS_FILE, readOwners, TEAMS } from '../approvals/owners.ts'
import { addressOf } from '../approvals/person.ts'
import { changesSinceAgreed } from '../changes/all-changes.ts'
import { sentence } from '../changes/changes.ts'
import { eventChangesSinceAgreed } from '../events/check-events.ts'
import { AGREED_FILE, type Contract } from '../load.ts'
import { count, type Part, part, place } from '../report.ts'

/** What a branch is measured against. `told`: the ids of the changes that another part tells already. */
type Measured = { base: string; today: string; approvals: Approvals; told: ReadonlySet<string> }

/**
 * What breaks since another commit's agreement needs approvals that the commit does not hold yet, also when this tree has agreed it since. An approval counts
 * for the owner whom the other commit names, because this branch may name itself, and when the person who approved is an author of this branch's approvals.
 */
export async function basePart(root: string, contract: Contract, { base, today, approvals, told }: Measured): Promise<Part> {
  const name = `breaks nothing of ${base} unapproved`
  const read = commitReader(root, base)
  const since = await changesSinceAgreed(root, contract, { read, today })
  if (!since) return part(name, `${AGREED_FILE} is not there yet`, [])
  const domains = domainsOf(contract, since.agreed.schema, since.asked)
  const ownersOf = read(OWNERS_FILE) === undefined ? undefined : readOwners(read)
  const used: readonly Approval[] = readApprovals(read).approvals
  const changes = [...since.changes, ...eventChangesSinceAgreed(root, read)]
  const all = judged(changes, approvals, used)
  const authors = all.some((one) => one.approvals.length > 0) ? authorsSince(root, base) : new Set<string>()

  const problems = all.flatMap(({ change, approvals: given, missing }) => {
    const doubts = new Map<Approval, string>()
    for (const approval of given) {
      const owner = ownersOf?.(domains.fileOf(change))[approval.as]
      if (ownersOf && owner !== approval.by)
        doubts.set(approval, `${OWNERS_FILE} of ${base} names ${owner ?? 'nobody'} of ${approval.as}, and not ${approval.by}`)
      else if (!authors.has(addressOf(approval.person)))
        doubts.set(approval, `no commit since ${base} that writes ${APPROVALS_FILE} is by ${approval.person}`)
    }
    const counting = given.filter((approval) => !doubts.has(approval))
    const wanted = doubts.size > 0 ? missingTeams(counting, TEAMS) : missing
    if (wanted.length === 0 || told.has(changeId(change))) return []
    const lines = [sentence(change), `  approval: ${approvalText({ change, approvals: counting, missing: wanted })}`]
    const { file, line } = domains.placeOf(change) ?? { file: domains.fileOf(change), line: 0 }
    return [place({ file, line, message: [...lines, ...[...doubts.values()].map((doubt) => `  ${doubt}`)].join('\n') })]
  })
  return part(name, count(changes.length, 'change'), problems)
}

/** The addresses of those who committed approvals since another commit. */
function authorsSince(root: string, base: string): Set<string> {
  const words = ['log', '--format=%ae', '--end-of-options', `${base}..HEAD`, '--', APPROVALS_FILE]
  const found = execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return new Set(found.split('\n').filter(Boolean).map(addressOf))
}
