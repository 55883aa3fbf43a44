import { treeReader } from '../agree/agreed-contract.ts'
import { readApprovals } from '../approvals/approvals-file.ts'
import { failing, judged } from '../approvals/judge.ts'
import { changesSinceAgreed } from '../changes/all-changes.ts'
import { formatOf } from '../check/print-check.ts'
import { contractWith } from '../draft/drafted-contract.ts'
import { AGREED_FILE } from '../load.ts'
import { ContractError, today as todayHere } from '../report.ts'
import { impactAs } from './formats/formats.ts'
import { impactText } from './formats/text.ts'
import { type Impact, impactOf } from './impact.ts'

/** Options of the command: the format, whether every name is told, and the day. */
export type ImpactOptions = {
  root: string
  format: string
  all: boolean
  json: boolean
  date?: string | undefined
  draft?: string | undefined
}

/** What the changes since the agreement hit, or those of a draft. Throws `ContractError` when nothing was agreed yet. */
export async function impactSinceAgreed(root: string, today: string, draft?: string): Promise<Impact> {
  const contract = contractWith(root, draft)
  const since = await changesSinceAgreed(root, contract, { today })
  if (!since) throw new ContractError([{ file: AGREED_FILE, line: 0, message: 'is missing: run `npm run contract -- agree`' }])
  const stops = failing(judged(since.changes, readApprovals(treeReader(root))))
  return impactOf(root, { contract, ...since, agreed: since.agreed.schema, stops })
}

/** Prints the impact, and returns whether no change stops the check. */
export async function runImpact({ root, format, all, json, date, draft }: ImpactOptions): Promise<boolean> {
  const as = json ? 'json' : formatOf(format)
  const impact = await impactSinceAgreed(root, date ?? todayHere(), draft)
  console.log(as === 'text' ? impactText(impact, { isWhole: all }) : impactAs(as, impact))
  return !impact.changes.some(({ isStopping }) => isStopping)
}
