import { html } from 'hono/html'
import { findingsOf, type StateEvidence } from '../evidence.ts'
import type { CriterionRow, ReviewSummary } from '../summary.ts'
import { slug } from './addresses.ts'
import { fold, list, type Markup, reportPage, table } from './page.ts'

/** The first page: figures, what differs from the last report, criteria and screens. */
export function overviewPage({
  states,
  missing,
  rows,
  judgements,
  goneVerdicts,
  badVerdicts,
  unused,
  changes,
}: ReviewSummary): Promise<string> {
  const found = states.flatMap(findingsOf).length
  const unreached = states.filter(({ error }) => error !== undefined)
  const judged = judgements.filter(({ standing }) => standing === 'holds').length
  const broken = states.flatMap(({ name, widths }) =>
    widths.flatMap(({ width, engines }) =>
      engines.flatMap(({ engine, error }) => (error === undefined ? [] : [`${name} at ${width} px: ${engine} did not finish: ${error}`])),
    ),
  )
  const screens = [...Map.groupBy(states, ({ screen }) => screen)].sort(([one], [other]) => one.localeCompare(other))
  return reportPage(
    'Overview',
    html`<ul class="figures"><li><b>${states.length}</b> states</li><li><b>${found}</b> certain findings</li><li><b>${unreached.length + missing.length}</b> states not reached</li><li><b>${judged} of ${judgements.length}</b> questions judged by a person</li></ul>
<h2>Since the last report</h2>
${
  changes.since === undefined
    ? html`<p>This is the first report in this folder.</p>`
    : html`<p>The last one was made at ${changes.since}. ${changes.added.length} findings are new, ${changes.gone.length} are gone, ${changes.newStates.length} states are new, ${changes.byState.size - changes.newStates.length} others tell something else: <a href="states.html">the list of states</a> filters by it.</p>
${changes.added.length === 0 ? '' : fold('New findings', list(changes.added, ''))}${changes.gone.length === 0 ? '' : fold('Findings that are gone', list(changes.gone, ''))}${changes.newStates.length === 0 ? '' : fold('New states', list(changes.newStates, ''))}`
}
${troubles('States that could not be reached', [...unreached.map(({ name, error = '' }) => `${name}: ${error}`), ...missing.map((name) => `${name}: not visited yet`)])}
${troubles('Engines that did not finish', broken)}
${troubles(
  'Verdict files that cannot be read',
  badVerdicts.map(({ file, why }) => `${file}: ${why}`),
)}
${troubles(
  'Verdicts of questions or states that are gone',
  goneVerdicts.map(({ card, state, gone }) => `The ${gone === 'card' ? 'question' : 'state'} is gone: ${card}, ${state}`),
)}
${troubles('Settled rules that no state needs: take them out', unused)}
<h2 id="criteria">By criterion of WCAG 2.2</h2>
${table('Criteria, levels A and AA', ['Criterion', 'Level', 'Found', 'Left open by engines', 'Judged', 'Result'], rows.map(criterionLine))}
<h2 id="screens">By screen</h2>
${table(
  'Screens',
  ['Screen', 'States', 'Found'],
  screens.map(
    ([screen, own]) =>
      html`<tr><th scope="row"><a href="screens/${slug(screen)}.html">${screen}</a></th><td>${own.length}</td><td>${own.flatMap(findingsOf).length}</td></tr>`,
  ),
)}`,
  )
}

function criterionLine({ criterion, findings, undecided, judgements, conformance }: CriterionRow): Markup {
  const { number, name, level } = criterion
  const judged = judgements.filter(({ standing }) => standing === 'holds').length
  return html`<tr><th scope="row"><a href="criteria/${number}.html">${number} ${name}</a></th><td>${level}</td><td>${findings}</td><td>${undecided}</td><td>${judgements.length === 0 ? '–' : `${judged} of ${judgements.length}`}</td><td>${conformance}</td></tr>`
}

function troubles(title: string, items: readonly string[]): Markup {
  return items.length === 0 ? html`` : html`<h2>${title}</h2>${list(items, '')}`
}

/** Every state, by screen; a script adds filters. */
export function statesPage({ states, changes }: ReviewSummary): Promise<string> {
  const sinceLast = (name: string) => {
    const own = changes.byState.get(name)
    return own === undefined ? '' : own.isNew ? 'new' : 'changed'
  }
  const options = (name: string, values: readonly string[]) =>
    html`<label>${name}<select name="${name.toLowerCase()}"><option value="">Any</option>${[...new Set(values)].sort().map((value) => html`<option>${value}</option>`)}</select></label>`
  return reportPage(
    'States',
    html`<form hidden role="search" aria-label="Filter states">${options(
      'Screen',
      states.map(({ screen }) => screen),
    )}${options(
      'Store',
      states.map(({ store }) => store),
    )}${options('Shopper', states.map(shopperOf))}${options(
      'Criterion',
      states.flatMap((state) => findingsOf(state).flatMap(({ criteria }) => criteria)),
    )}${options('Component', states.flatMap(componentsOf))}${options('Since', ['new', 'changed'])}<button type="submit">Show</button><p role="status"></p></form>
${table(
  'Every state',
  ['State', 'Screen', 'Store', 'Shopper', 'Found'],
  states.map((state) => {
    const found = findingsOf(state)
    const numbers = [...new Set(found.flatMap(({ criteria }) => criteria))].join(' ')
    return html`<tr data-screen="${state.screen}" data-store="${state.store}" data-shopper="${shopperOf(state)}" data-criterion="${numbers}" data-component="${componentsOf(state).join(' ')}" data-since="${sinceLast(state.name)}"><th scope="row"><a href="states/${state.id}.html">${state.name}</a></th><td>${state.screen}</td><td>${state.store}</td><td>${shopperOf(state)}</td><td>${found.length}</td></tr>`
  }),
)}
<script src="filter.js"></script>`,
  )
}

/** The kind of shopper that a state's selection names. */
function shopperOf({ selection }: Pick<StateEvidence, 'selection'>): string {
  return (
    /(?:^|&)shopper=([a-z-]+)/.exec(selection)?.[1] ??
    (/(?:^|[-&])(guest|member|lapsed|trial|staff|non-member)/.exec(selection)?.[1] || 'as the scenario says')
  )
}

/** Roles that are one component each. Links, buttons, headings and lists are in every state. */
const COMPONENTS =
  /^\s*- '?(alert|alertdialog|article|checkbox|combobox|dialog|figure|form|group|iframe|listbox|menu|meter|progressbar|radio|radiogroup|search|searchbox|slider|spinbutton|status|switch|tablist|table|textbox)\b/gm

/** The components that a state shows at any width, by their roles. */
function componentsOf({ widths }: StateEvidence): string[] {
  return [...new Set(widths.flatMap(({ tree }) => [...tree.matchAll(COMPONENTS)].flatMap(([, role]) => role ?? [])))].sort()
}

/** The filters of the list of states. */
export const filterScript = `const form = document.querySelector('form')
const rows = [...document.querySelectorAll('tbody tr')]
form.hidden = false
const apply = () => {
  const asked = [...new FormData(form)].filter(([, value]) => value !== '')
  for (const row of rows) row.hidden = !asked.every(([name, value]) => name === 'criterion' || name === 'component' ? row.dataset[name].split(' ').includes(value) : row.dataset[name] === value)
  form.querySelector('[role=status]').textContent = rows.filter((row) => !row.hidden).length + ' of ' + rows.length + ' states'
}
form.addEventListener('change', apply)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  apply()
})
`

/** The states of one screen. */
export function screenPage(screen: string, states: readonly StateEvidence[]): Promise<string> {
  return reportPage(
    `${screen.charAt(0).toUpperCase()}${screen.slice(1)}`,
    table(
      'States of the screen',
      ['State', 'Store', 'In words', 'Found'],
      states.map(
        (state) =>
          html`<tr><th scope="row"><a href="../states/${state.id}.html">${state.name}</a></th><td>${state.store}</td><td>${state.words.join('. ')}</td><td>${findingsOf(state).length}</td></tr>`,
      ),
    ),
    1,
  )
}
