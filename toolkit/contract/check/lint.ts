import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '../load.ts'
import type { ContractProblem } from '../report.ts'

/** Lint findings: errors fail the check, warnings are only reported. */
export type LintResult = { errors: ContractProblem[]; warnings: ContractProblem[]; files: number }

/** Where the last result is kept, relative to the root. Loading the linter takes longer than the rest of the check. */
const KEPT_FILE = '.cache/contract-lint.json'

/** What decides the result besides the contract: the rules, and the linter's version. */
const RULE_FILES = [
  'toolkit/contract/check/lint-files.ts',
  'toolkit/contract/check/lint-rules.ts',
  'toolkit/contract/check/enum-case.ts',
  'toolkit/contract/check/convention-page.ts',
  'node_modules/@graphql-eslint/eslint-plugin/package.json',
]

/** Lints every `.graphql` file of `schema/` and `operations/` below the root, or repeats the last result if none has changed. */
export async function lint(root: string): Promise<LintResult> {
  const hash = hashOfInputs(root)
  const kept = readKept(root)
  if (kept?.hash === hash) return kept.result
  // Loaded only when needed, because it takes more than a second.
  const { lintFiles } = await import('./lint-files.ts')
  const result = await lintFiles(root)
  mkdirSync(dirname(join(root, KEPT_FILE)), { recursive: true })
  writeFileSync(join(root, KEPT_FILE), JSON.stringify({ hash, result }))
  return result
}

function hashOfInputs(root: string): string {
  const hash = createHash('sha256')
  const contract = globSync(['schema/**/*.graphql', 'operations/**/*.graphql'], {
    cwd: root,
    exclude: (name) => name === '__generated__',
  }).sort()
  for (const file of contract) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  for (const file of RULE_FILES) hash.update(readFileSync(join(PROJECT_ROOT, file)))
  return hash.digest('hex')
}

function readKept(root: string): { hash: string; result: LintResult } | undefined {
  try {
    return JSON.parse(readFileSync(join(root, KEPT_FILE), 'utf8')) as { hash: string; result: LintResult }
  } catch {
    // There is none, or it was not written to its end: lint again.
    return undefined
  }
}
