import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ReadFile } from '../agree/agreed-contract.ts'
import type { ContractChange } from '../changes/contract-change.ts'
import { jsonOf } from '../release/release-file.ts'
import { ContractError } from '../report.ts'
import type { Team } from './owners.ts'
import { addressOf } from './person.ts'

/** What is proposed now, and every approval ever given, relative to the root. */
export const APPROVALS_FILE = 'schema/approvals.json'

const team = z.enum(['api', 'web'])

const proposedChange = z.strictObject({ id: z.string(), domain: z.string(), level: z.string(), element: z.string(), message: z.string() })

const approval = z.strictObject({
  /** Id of the change: another change has another. */
  change: z.string(),
  element: z.string(),
  message: z.string(),
  domain: z.string(),
  as: team,
  /** Who speaks for the team, as CODEOWNERS says. */
  by: z.string(),
  /** Who approved it, as git writes them: `Ann <ann@example.com>`. */
  person: z.string(),
  why: z.string(),
  on: z.string(),
  /** Version of the contract that the change was agreed with. Null: not agreed yet. */
  agreedIn: z.string().nullable(),
})

const fileSchema = z.strictObject({
  proposal: z.strictObject({ why: z.string(), on: z.string(), changes: z.array(proposedChange) }).nullable(),
  approvals: z.array(approval),
})

export type Approvals = z.infer<typeof fileSchema>
export type Approval = z.infer<typeof approval>

/** The proposal and the approvals; empty without the file. Throws `ContractError` when it cannot be read. */
export function readApprovals(read: ReadFile): Approvals {
  const text = read(APPROVALS_FILE)
  if (text === undefined) return { proposal: null, approvals: [] }
  const parsed = fileSchema.safeParse(jsonOf(APPROVALS_FILE, text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ContractError([{ file: APPROVALS_FILE, line: 0, message: `${issue?.path.join('.') || 'the file'}: ${issue?.message}` }])
}

export function writeApprovals(root: string, approvals: Approvals): void {
  writeFileSync(join(root, APPROVALS_FILE), `${JSON.stringify(approvals, null, 2)}\n`)
}

/** Identifies exactly this change: the same element changed otherwise is another. */
export function changeId({ level, kind, element, message }: ContractChange): string {
  return createHash('sha256').update([level, kind, element, message].join('\n')).digest('hex').slice(0, 12)
}

/**
 * The approvals of exactly this change that are not used up by an agreement. `used` are those that counted before, when a commit is compared. A person counts
 * for one team, that which they approved for first.
 */
export function approvalsOf(change: ContractChange, { approvals }: Approvals, used: readonly Approval[] | undefined): Approval[] {
  const id = changeId(change)
  const key = ({ change: of, as, on, why }: Approval): string => [of, as, on, why].join('\n')
  const before = new Set(used?.map(key))
  const given = approvals.filter((one) => one.change === id && (used === undefined ? one.agreedIn === null : !before.has(key(one))))
  return given.filter((one, at) => !given.slice(0, at).some((earlier) => isOtherTeamOfSame(earlier, one)))
}

/** Whether one person speaks for both teams in these two. */
export function isOtherTeamOfSame(one: Pick<Approval, 'as' | 'person'>, other: Pick<Approval, 'as' | 'person'>): boolean {
  return one.as !== other.as && addressOf(one.person) === addressOf(other.person)
}

/** The teams that have not approved exactly this change. */
export function missingTeams(given: readonly Approval[], teams: readonly Team[]): Team[] {
  return teams.filter((one) => !given.some(({ as }) => as === one))
}
