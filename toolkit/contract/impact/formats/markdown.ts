import type { Impact } from '../impact.ts'
import { byDomain, lineText, listed } from './text.ts'

/** The impact as Markdown, for a comment on a pull request. */
export function impactMarkdown({ changes, operations }: Impact): string {
  if (changes.length === 0) return 'Nothing changed: the contract is the agreed one.'
  const sections = [...byDomain(changes)].map(([domain, own]) => {
    const lines = own.map(({ level, element, message, remedy, operations: hit, resolvers, fixtures, isStopping }) =>
      [
        `- ${isStopping ? '**' : ''}${level}${isStopping ? '**' : ''} \`${element}\`: ${escaped(message)}`,
        ...(hit.length > 0 && level !== 'safe' ? [`  - hits ${listed(hit.map((name) => `\`${name}\``))}`] : []),
        ...(resolvers.length + fixtures.length > 0
          ? [
              `  - answered by ${listed(
                [...resolvers, ...fixtures].map((place) => `\`${lineText(place)}\``),
                12,
              )}`,
            ]
          : []),
        ...(remedy ? [`  - remedy: ${remedy}`] : []),
      ].join('\n'),
    )
    return `### ${domain}\n\n${lines.join('\n')}`
  })
  const rows = operations.map(
    ({ name, clients, importedBy, routes, states, ...place }) =>
      `| \`${name}\` | \`${lineText(place)}\` | ${listed(clients)} | ${listed(importedBy.map(lineText), 8)} | ${listed(routes, 12)} | ${listed(states, 8)} |`,
  )
  const table = ['| operation | at | sent by | imported by | routes | states |', '|---|---|---|---|---|---|', ...rows].join('\n')
  return [...sections, ...(rows.length > 0 ? [`### Operations that they hit\n\n${table}`] : [])].join('\n\n')
}

/** Underscores and asterisks are kept from being read as emphasis. */
function escaped(text: string): string {
  return text.replaceAll(/[*_]/g, String.raw`\$&`).replaceAll('\n', ' ')
}
