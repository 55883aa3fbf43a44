import { html } from 'hono/html'
import { type Clause, chapters, conformanceOfClause } from '../en-301-549.ts'
import { findingsOf, type StateEvidence, undecidedOf } from '../evidence.ts'
import { type CriterionRow, type Judgement, type ReviewedRule, type ReviewSummary, reviewedRules } from '../summary.ts'
import { issueText } from './issue-text.ts'
import { fold, list, type Markup, reportPage, table } from './page.ts'

/** One criterion: what was measured, what was found, what is open and what a person says. */
export function criterionPage({ criterion, judgements, conformance }: CriterionRow, states: readonly StateEvidence[]): Promise<string> {
  const { number, name, level, measured, judged, absent } = criterion
  const concerns = ({ criteria }: { criteria: readonly string[] }) => criteria.includes(number)
  const found = states.flatMap((state) =>
    findingsOf(state)
      .filter(concerns)
      .map((finding) => ({ state, finding })),
  )
  const open = states.flatMap((state) =>
    undecidedOf(state)
      .filter((one) => concerns(one))
      .map((undecided) => ({ state, undecided })),
  )
  const rules = [
    ...Map.groupBy(
      open,
      ({ undecided }) =>
        `${undecided.engine}: ${undecided.rule}. ${undecided.message}. ${undecided.settled === undefined ? 'Open' : `Settled: ${undecided.settled}`}`,
    ),
  ]
  return reportPage(
    `${number} ${name} (${level})`,
    html`<p><strong>${conformance}.</strong> ${absent ?? ''} <a href="https://www.w3.org/WAI/WCAG22/quickref/#${slugOf(name)}">The criterion at the W3C</a></p>
<dl><dt>Measured</dt><dd>${measured ?? 'Nothing can be measured.'}</dd><dt>Judged by a person</dt><dd>${judged ?? 'Nothing is left to a person.'}</dd></dl>
<h2>Found</h2>${list(
      found.map(({ state, finding }) => html`${finding.rule} at ${finding.width} px in ${stateLink(state, '../')}: ${finding.message}`),
      'Nothing.',
    )}
<h2>What engines leave open or was settled</h2>${list(
      rules.map(
        ([rule, group]) =>
          html`${rule}, in ${new Set(group.map(({ state }) => state.id)).size} states, as ${group[0] ? stateLink(group[0].state, '../') : ''}`,
      ),
      'Nothing.',
    )}
<h2>Questions</h2>${list(
      judgements.map((one) => judgementLine(one, '../')),
      'No card asks about this criterion.',
    )}`,
    1,
  )
}

/** Every card with the states to try it in. */
export function cardsPage({ judgements }: ReviewSummary): Promise<string> {
  const cards = [...Map.groupBy(judgements, ({ card }) => card)]
  return reportPage(
    'What a person judges',
    html`<p>Each question names what to do, and states to do it in. Write down what you saw with the command beside the state: it makes a file in <code>docs/accessibility/verdicts</code>, to be committed. When the state changes, the question comes back.</p>
${cards.map(
  ([card, own]) => html`<section aria-labelledby="${card.id}"><h2 id="${card.id}">${card.question}</h2>
<dl><dt>Criterion</dt><dd><a href="criteria/${card.criterion}.html">${card.criterion}</a></dd><dt>How</dt><dd><ol>${card.how.map((step) => html`<li>${step}</li>`)}</ol></dd><dt>Good is</dt><dd>${card.good}</dd></dl>
${list(
  own.map((one) => judgementLine(one, '')),
  'No state of the last run suits.',
)}</section>`,
)}`,
  )
}

function judgementLine({ card, state, verdict, standing }: Judgement, up: string): Markup {
  const said =
    verdict === undefined || standing === undefined
      ? 'not judged yet'
      : `${standing === 'stale' ? 'judged before the state changed, so it is asked again: ' : ''}${verdict.verdict} by ${verdict.by} on ${verdict.on} with ${verdict.with}${verdict.note === '' ? '' : `: ${verdict.note}`}`
  return html`${stateLink(state, up)}: ${said}. ${fold(
    'Write it down, or make an issue of it',
    html`<pre>npm run review -- verdict ${card.id} ${state.id} pass --by "Your name" --with "Browser with screen reader" --note ""</pre><pre>${issueText(state, card.question, [card.criterion])}</pre>`,
  )}`
}

function stateLink({ id, name }: StateEvidence, up: string): Markup {
  return html`<a href="${up}states/${id}.html">${name}</a>`
}

/** What engines could not decide, by rule, and what was settled with its reason. */
export function reviewsPage({ states }: ReviewSummary): Promise<string> {
  const rules = reviewedRules(states)
  const open = rules.filter((one) => one.settled === undefined)
  const settled = rules.filter((one) => one.settled !== undefined)
  const row = ({ engine, rule, message, settled: why, states: count, elements, example }: ReviewedRule) =>
    html`<tr><td>${engine}</td><th scope="row">${rule}</th><td>${why ?? message}</td><td>${count}</td><td>${elements}</td><td>${stateLink(example, '')}</td></tr>`
  return reportPage(
    'What engines leave open',
    html`<p>No rule is off and no element is left out. An engine that cannot decide says so. What is settled for the whole shop has its reason in <code>settled-rules.ts</code> or <code>settled-reviews.ts</code>, and below; the rest is open.</p>
<h2>Open</h2>
${table('Open, by rule', ['Engine', 'Rule', 'Question', 'States', 'Elements', 'Such as'], open.map(row))}
<h2>Settled</h2>
${table('Settled, by rule', ['Engine', 'Rule', 'Why', 'States', 'Elements', 'Such as'], settled.map(row))}`,
  )
}

/** An accessibility conformance report in the order of VPAT 2.5: a draft with the evidence of each line. */
export function conformancePage({ rows, states }: ReviewSummary): Promise<string> {
  const remark = ({ criterion, findings, undecided, judgements, conformance }: CriterionRow) => {
    const { measured, judged, absent } = criterion
    const held = judgements.filter(({ standing }) => standing === 'holds').length
    return [
      absent,
      measured === undefined
        ? undefined
        : `Measured in ${states.length} states: ${measured} ${findings === 0 ? 'Nothing was found.' : `${findings} findings.`}`,
      undecided === 0 ? undefined : `Engines leave ${undecided} places open.`,
      judged === undefined ? undefined : `By a person: ${judged} ${held} of ${judgements.length} judged.`,
      conformance === 'To be judged' && judgements.length > 0 ? 'How: see the cards.' : undefined,
    ]
      .filter((one) => one !== undefined)
      .join(' ')
  }
  const part = (level: 'A' | 'AA') =>
    table(
      `WCAG 2.2, level ${level} (EN 301 549, clause 9)`,
      ['Criterion', 'EN 301 549', 'Conformance level', 'Remarks and evidence'],
      rows
        .filter(({ criterion }) => criterion.level === level)
        .map(
          (row) =>
            html`<tr><th scope="row"><a href="criteria/${row.criterion.number}.html">${row.criterion.number} ${row.criterion.name}</a></th><td>9.${row.criterion.number}</td><td>${row.conformance}</td><td>${remark(row)}</td></tr>`,
        ),
    )
  return reportPage(
    'Conformance',
    html`<p>A draft of an Accessibility Conformance Report after VPAT 2.5, edition EN 301 549, of the Ottilie storefront (UK and US). “To be judged” means that a person has not yet answered every question about the criterion.</p>
<h2>Level A</h2>${part('A')}<h2>Level AA</h2>${part('AA')}
<h2>Other clauses of EN 301 549</h2>${chapters.map(({ title, clauses }) =>
      table(
        title,
        ['Clause', 'Name', 'Conformance level', 'Remarks and evidence'],
        clauses.map(
          (clause) =>
            html`<tr><th scope="row">${clause.number}</th><td>${clause.name}</td><td>${conformanceOfClause(clause, rows)}</td><td>${clauseRemark(clause)}</td></tr>`,
        ),
      ),
    )}`,
  )
}

function clauseRemark({ absent, criteria, how }: Clause): Markup {
  if (criteria === undefined) return html`${absent ?? `How: ${how ?? ''}`}`
  return html`By the criteria ${criteria.map((number, at) => html`${at === 0 ? '' : ', '}<a href="criteria/${number}.html">${number}</a>`)}.`
}

/** The W3C's anchor of a criterion. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[(),]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
