import type { Approval } from '../approvals/approvals-file.ts'
import { ownerText } from '../approvals/judge.ts'
import { nameOfPerson } from '../approvals/person.ts'
import type { ContractChange, Level } from '../changes/contract-change.ts'
import type { Impact } from '../impact/impact.ts'

/** The changelog, relative to the root. */
export const CHANGELOG_FILE = 'schema/CHANGELOG.md'

const TITLE = `# Changelog of the contract

Newest first. Written by \`npm run contract -- agree\`; each entry is what two teams agreed. Versions are semantic: a breaking change raises the first number,
any other change of a shape or a policy the second, words and open points the third. Entries without a number belong to 1.0.0.
`

const HEADINGS: readonly (readonly [Level, string])[] = [
  ['breaking', 'Breaking'],
  ['dangerous', 'Dangerous'],
  ['safe', 'Safe'],
]

/** Version of the first agreement, and of a changelog from before there were versions. */
const FIRST_VERSION = '1.0.0'

/** A change with those who approved it. */
type AgreedChange = { change: ContractChange; approvals: readonly Approval[] }

/** Content of a changelog entry. `changes` is undefined for the first contract, which `first` then describes. */
export type Entry = {
  version: string
  date: string
  message: string
  changes: readonly AgreedChange[] | undefined
  first: string
  /** What the changes hit; undefined for the first contract. */
  impact?: Impact | undefined
}

/** One entry as Markdown: version, date and message, who approved, then the changes by level, each with the operations and routes that it hits. */
export function entryFor({ version, date, message, changes, first, impact }: Entry): string {
  const title = `## ${version} — ${date} — ${message}`
  if (!changes) return `${title}\n\n${first}\n`
  const sections = HEADINGS.flatMap(([level, heading]) => {
    const lines = changes.filter(({ change }) => change.level === level).map((agreed) => line(agreed, impact))
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}\n`] : []
  })
  return `${title}\n\n${sections.join('\n')}`
}

/** The changelog with the entry above all earlier ones; an empty changelog gets its title. */
export function withEntry(changelog: string, entry: string): string {
  const text = changelog.trim() === '' ? TITLE : changelog
  const earlier = text.search(/^## /m)
  if (earlier < 0) return `${text.trimEnd()}\n\n${entry}`
  return `${TITLE}\n${entry}\n${text.slice(earlier)}`
}

/** The version of the newest entry; undefined: nothing was agreed yet. */
export function newestVersion(changelog: string): string | undefined {
  if (!/^## /m.test(changelog)) return undefined
  return /^## (\d+\.\d+\.\d+) — /m.exec(changelog)?.[1] ?? FIRST_VERSION
}

/** The version after these changes, by the worst of them. */
export function nextVersion(newest: string | undefined, changes: readonly ContractChange[] | undefined): string {
  if (newest === undefined) return FIRST_VERSION
  const [major = 0, minor = 0, patch = 0] = newest.split('.').map(Number)
  if (changes?.some(({ level }) => level === 'breaking')) return `${major + 1}.0.0`
  return changes?.every(isWordsOnly) ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`
}

/** Whether a change touches descriptions or open points only. */
function isWordsOnly({ kind }: ContractChange): boolean {
  return kind.includes('DESCRIPTION') || kind.startsWith('OPEN_POINT_') || kind === 'OPERATIONS_AGREED'
}

function line({ change, approvals }: AgreedChange, impact: Impact | undefined): string {
  const { element, message, operations, level } = change
  const names = operations.map((name) => `\`${name}\``).join(', ')
  const routes = level === 'safe' ? '' : routesOf(operations, impact)
  const given = approvals.map((one) => `${ownerText(one)} (${nameOfPerson(one.person)}: “${one.why}”)`).join(', ')
  return [`- \`${element}\`: ${message}${names ? ` — ${names}` : ''}${routes ? ` — on ${routes}` : ''}`, given && `  Approved by ${given}`]
    .filter(Boolean)
    .join('\n')
}

function routesOf(operations: readonly string[], impact: Impact | undefined): string {
  const routes = impact?.operations.filter(({ name }) => operations.includes(name)).flatMap((one) => one.routes) ?? []
  return [...new Set(routes)].sort().join(', ')
}
