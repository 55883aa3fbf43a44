import { sentence, stopping } from '../changes/changes.ts'
import type { ContractChange } from '../changes/contract-change.ts'
import { type Approval, type Approvals, approvalsOf, missingTeams } from './approvals-file.ts'
import { TEAMS, type Team } from './owners.ts'
import { nameOfPerson } from './person.ts'

/** One change with what the two teams have said of it. `missing`: the teams that still have to approve; none for a change that is not breaking. */
export type JudgedChange = { change: ContractChange; approvals: readonly Approval[]; missing: readonly Team[] }

/** Whether approvals are needed: something breaks that somebody asks for. */
export function needsApproval({ level, operations }: ContractChange): boolean {
  return level === 'breaking' && operations.length > 0
}

/** What has been said of each change. `used`: the approvals that counted before, when a commit is compared with another. */
export function judged(changes: readonly ContractChange[], approvals: Approvals, used?: readonly Approval[]): JudgedChange[] {
  return changes.map((change) => {
    const given = needsApproval(change) ? approvalsOf(change, approvals, used) : []
    return { change, approvals: given, missing: needsApproval(change) ? missingTeams(given, TEAMS) : [] }
  })
}

/** The changes that fail the check: dangerous ones until they are agreed, breaking ones until both teams have approved exactly them. */
export function failing(all: readonly JudgedChange[]): Set<ContractChange> {
  const stops = new Set(stopping(all.map(({ change }) => change)))
  return new Set(
    all.filter(({ change, missing }) => stops.has(change) && !(needsApproval(change) && missing.length === 0)).map(({ change }) => change),
  )
}

/** Whom an approval speaks for: `@shop/basket-api as api`, or the team alone where nobody is named. */
export function ownerText({ by, as }: Pick<Approval, 'by' | 'as'>): string {
  return by === as ? as : `${by} as ${as}`
}

/** Who approved a change and who has still to, in words; empty for a change that needs nobody. */
export function approvalText({ change, approvals, missing }: JudgedChange): string {
  if (!needsApproval(change)) return ''
  const given = approvals.map((one) => `${ownerText(one)} (${nameOfPerson(one.person)})`)
  const wanted = missing.map((team) => `\`npm run contract -- approve --as ${team} --message "why"\``)
  const parts = [given.length > 0 ? `approved by ${given.join(' and ')}` : '', wanted.length > 0 ? `wants ${wanted.join(' and ')}` : '']
  return parts.filter(Boolean).join('; ')
}

/** A change in one sentence, with what has been said of it when it is approved and waits to be agreed. */
export function withApproval(one: JudgedChange): string {
  const approval = approvalText(one)
  return `${sentence(one.change)}${approval ? ` (${approval}; \`agree\` it)` : ''}`
}
