import type { SelectedWorld } from '#mock-server/scenarios/selected-worlds.ts'
import type { ListedScenario } from './scenario-list.ts'

/** Scenarios under their groups' headings, in two columns; stories that are too long for `width` are cut. Undefined: unlimited width. */
export function printScenarios(scenarios: readonly ListedScenario[], width: number | undefined): string {
  const groups = new Map<string, ListedScenario[]>()
  for (const scenario of scenarios) groups.set(scenario.group, [...(groups.get(scenario.group) ?? []), scenario])
  const sections = [...groups].map(([group, members]) => [`${group} (${members.length})`, ...rows(members, width)].join('\n'))
  const count = scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`
  return [...sections, `${count}. One of them, and how to open it: npm run scenarios -- <name>`].join('\n\n')
}

function rows(members: readonly ListedScenario[], width: number | undefined): string[] {
  const column = Math.max(...members.map(({ name }) => name.length))
  const isNarrow = width !== undefined && width - column - 4 < 24
  const left = width === undefined ? undefined : isNarrow ? width - 4 : width - column - 4
  return members.flatMap(({ name, story }) =>
    isNarrow ? [`  ${name}`, `    ${cut(story, left)}`] : [`  ${name.padEnd(column)}  ${cut(story, left)}`],
  )
}

function cut(text: string, width: number | undefined): string {
  return width === undefined || text.length <= width ? text : `${text.slice(0, Math.max(1, width - 1)).trimEnd()}…`
}

/** Addresses of the shop and the mock server. */
export type Addresses = { shop: string; mock: string }

/** One selection: what it shows, what to do there, and how to open it. */
export function printSelection({ selection, scenario, store, layer }: SelectedWorld, { shop, mock }: Addresses): string {
  const path = `${store === 'en-US' ? '/us' : ''}${scenario?.path ?? '/'}`
  const steps = (scenario?.steps ?? []).flatMap((step, at) => [`  ${at + 1}. ${step.do}`, `     → ${step.see}`])
  const facts: [string, string][] = [
    ['selection', selection],
    ['store', store],
    ['seen at', `${shop}${path}`],
    ['covers', (scenario?.covers ?? []).join(', ')],
    ['browser', layer.browser ? JSON.stringify(layer.browser) : ''],
  ]
  return [
    scenario ? `${scenario.name}: ${scenario.story}` : `A composition in the ${store} store.`,
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => `  ${name.padEnd(9)}  ${value}`),
    ...(steps.length > 0 ? ['', ...steps] : []),
    '',
    ...ways(selection, path, { mock }),
  ].join('\n')
}

function ways(selection: string, path: string, { mock }: Pick<Addresses, 'mock'>): string[] {
  const cookie = encodeURIComponent(selection)
  return [
    'Open it',
    `  in the shop    ${mock}/open?selection=${cookie}`,
    `  in a test      test.use({ scenario: '${selection}' })`,
    `  by cookies     document.cookie = 'scenario=${cookie}; path=/'; document.cookie = 'world=my-try; path=/'; location.href = '${path}'`,
    `  from a shell   curl ${mock}/graphql -H 'content-type: application/json' -H 'x-scenario: ${selection}' -d '{"query":"{ me { firstName } }"}'`,
  ]
}
