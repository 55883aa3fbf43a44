import type { StateEvidence } from '../evidence.ts'
import { stateLinkOf } from './addresses.ts'

/** An issue about a state, as Markdown: what is wrong, how to see it, and the files that belong to it. */
export function issueText(state: StateEvidence, problem: string, criteria: readonly string[]): string {
  const { name, selection, path, steps, widths, id, store } = state
  return `## ${problem}

${criteria.length > 0 ? `WCAG ${criteria.join(', ')}. ` : ''}State: ${name} (${store}).

1. \`npm start\`, then open ${stateLinkOf(state)}, or set the cookie \`scenario=${encodeURIComponent(selection)}\` and open \`${path}\`.
${steps.map((step, at) => `${at + 2}. ${step}`).join('\n')}

Selection: \`${selection}\`
Picture: ${widths.map(({ picture }) => `reports/accessibility/pictures/${picture}`).join(', ')}
Session file: \`curl 'http://localhost:4000/control/sessions' -X POST -H 'content-type: application/json' -d '${JSON.stringify({ selection })}'\`, then export it in the gallery.
Evidence: reports/accessibility/evidence/${id}.json
`
}
