import type { Verdict } from './judge.ts'
import type { RecordedBreak } from './recorded-break.ts'

/** A break with its outcome. */
export type Tried = Verdict & { area: string; broken: RecordedBreak }

/** The page about recorded breaks: a table per area, with the tests that detected each break. */
export function breaksPage(tried: readonly Tried[], commit: string): string {
  const areas = [...new Set(tried.map(({ area }) => area))].sort()
  const seen = tried.filter(({ faults }) => faults.length === 0).length
  return `# Changes that tests must see

Written by \`npm run prove\` for commit ${commit}. Each line is a change that a careless hand might make, recorded in \`tests/breaks/\`: it is made in a
copy of the repository, and of each requirement that stands beside it a test that passed before must fail.

**${seen} of ${tried.length} seen.**

${areas
  .map((area) =>
    areaPart(
      area,
      tried.filter((one) => one.area === area),
    ),
  )
  .join('\n')}`
}

function areaPart(area: string, tried: readonly Tried[]): string {
  const rows = tried.map(({ broken: { says, file, turnsRed }, seen, faults }) => {
    const whoSaw = faults.length > 0 ? `**${faults.join(' ')}**` : [...new Set(seen)].sort().join('<br>')
    return `| ${cell(says)} (\`${file}\`) | ${turnsRed.join(', ')} | ${cell(whoSaw)} |`
  })
  return `## ${area}

| What was broken | Turned red | Test that saw it |
|---|---|---|
${rows.join('\n')}
`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
