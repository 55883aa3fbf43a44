import type { ContractChange, Level } from '../changes/changes.ts'

const TITLE = '# Changelog of the contract\n\nNewest first. Written by `npm run contract -- agree`; each entry is what two teams agreed.\n'

const HEADINGS: readonly (readonly [Level, string])[] = [
  ['breaking', 'Breaking'],
  ['dangerous', 'Dangerous'],
  ['safe', 'Safe'],
]

/** Content of a changelog entry. `changes` is undefined for the first contract, which `first` then describes. */
export type Entry = { date: string; message?: string | undefined; changes: readonly ContractChange[] | undefined; first: string }

/** One entry as Markdown: date and message, then the changes by level, each with the operations it affects. */
export function entryFor({ date, message, changes, first }: Entry): string {
  const title = message ? `## ${date} — ${message}` : `## ${date}`
  if (!changes) return `${title}\n\n${first}\n`
  const sections = HEADINGS.flatMap(([level, heading]) => {
    const lines = changes.filter((change) => change.level === level).map(line)
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}\n`] : []
  })
  return `${title}\n\n${sections.join('\n')}`
}

/** The changelog with the entry above all earlier ones; an empty changelog gets its title. */
export function withEntry(changelog: string, entry: string): string {
  const text = changelog.trim() === '' ? TITLE : changelog
  const earlier = text.search(/^## /m)
  if (earlier < 0) return `${text.trimEnd()}\n\n${entry}`
  return `${text.slice(0, earlier)}${entry}\n${text.slice(earlier)}`
}

function line({ element, message, operations }: ContractChange): string {
  const names = operations.map((name) => `\`${name}\``).join(', ')
  return `- \`${element}\`: ${message}${names ? ` — ${names}` : ''}`
}
