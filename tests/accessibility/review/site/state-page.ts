import { html } from 'hono/html'
import type { Changes } from '../changes.ts'
import { type EngineFinding, findingsOf, type StateEvidence, type WidthEvidence } from '../evidence.ts'
import type { Judgement } from '../summary.ts'
import { slug, stateLinkOf } from './addresses.ts'
import { issueText } from './issue-text.ts'
import { fold, list, type Markup, reportPage, table } from './page.ts'

/** The page of one state: how to open it, what was found, and what it tells the eye and assistive technology. */
export function statePage(state: StateEvidence, judgements: readonly Judgement[], changes: Changes): Promise<string> {
  const { words, clauses, screen, store, selection, path, steps, widths, error } = state
  const found = findingsOf(state)
  return reportPage(
    state.name,
    html`<p>${words.join('. ')}.</p>
<h2>How to open it</h2>
<dl><dt>Link</dt><dd><a href="${stateLinkOf(state)}">${stateLinkOf(state)}</a> (with <code>npm start</code>)</dd>
<dt>Cookie</dt><dd><code>scenario=${encodeURIComponent(selection)}</code>, then <code>${path}</code></dd>
<dt>Then</dt><dd>${steps.length === 0 ? 'Nothing else.' : html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`}</dd>
<dt>Screen</dt><dd><a href="../screens/${slug(screen)}.html">${screen}</a></dd><dt>Store</dt><dd>${store}</dd><dt>Requirements</dt><dd>${clauses.join(', ')}</dd></dl>
${error === undefined ? '' : html`<h2>It could not be reached</h2><pre>${error}</pre>`}
<h2>What is certainly wrong</h2>
${list(
  found.map((finding) => findingLine(finding, state)),
  'Nothing was found.',
)}
<h2>Since the last report</h2>
${changesPart(state, changes)}
<h2>What a person judges here</h2>
${list(
  judgements.map(
    ({ card, verdict, standing }) =>
      html`<a href="../cards.html#${card.id}">${card.question}</a> ${standing === 'holds' ? `Judged: ${verdict?.verdict}, by ${verdict?.by} on ${verdict?.on}.` : standing === 'stale' ? 'Judged before the state changed: to be judged again.' : 'Not judged yet.'}`,
  ),
  'No card asks for this state.',
)}
<div class="widths">${widths.map((one) => widthPart(one))}</div>`,
    1,
  )
}

function changesPart({ name }: StateEvidence, { since, byState }: Changes): Markup {
  if (since === undefined) return html`<p>There is no earlier report in this folder.</p>`
  const changes = byState.get(name)
  if (!changes) return html`<p>Nothing has changed since ${since}.</p>`
  if (changes.isNew) return html`<p>The report of ${since} had no such state.</p>`
  const { added, gone, speaksOtherwise } = changes
  return html`<p>Compared with ${since}.${speaksOtherwise ? ' Roles, names or spoken text have changed: verdicts are asked for again.' : ''}</p>
${added.length === 0 ? '' : html`<h3>New</h3>${list(added, '')}`}${gone.length === 0 ? '' : html`<h3>Gone</h3>${list(gone, '')}`}`
}

function findingLine(finding: EngineFinding & { width: number }, state: StateEvidence): Markup {
  const { width, engine, rule, criteria, message, target } = finding
  return html`<span class="wrong">${rule}</span> (${engine}, ${width} px${criteria.length > 0 ? `, WCAG ${criteria.join(', ')}` : ''}): ${message} ${target === '' ? '' : html`<code>${target}</code>`}
${fold('Text for an issue', html`<pre>${issueText(state, `${rule}: ${message}`, criteria)}</pre>`)}`
}

function widthPart(evidence: WidthEvidence): Markup {
  const { width, title, language, headings, landmarks, tree, spoken, announcements, contrast, smallTargets, stops, engines } = evidence
  return html`<section aria-labelledby="w${width}"><h2 id="w${width}">At ${width} px</h2>
<p>Title: “${title}”, language ${language}.</p>
${picturePart(evidence)}
${fold(`Order of the focus: ${stops.length} stops`, html`<ol>${stops.map(({ name }) => html`<li>${name}</li>`)}</ol>`)}
${fold(`Outline: ${headings.length} headings`, html`<ul>${headings.map(({ level, text }) => html`<li>${'– '.repeat(level - 1)}h${level}: ${text}</li>`)}</ul>`)}
${fold(`Landmarks: ${landmarks.length}`, html`<ul>${landmarks.map(({ role, name }) => html`<li>${role}${name === '' ? '' : ` “${name}”`}</li>`)}</ul>`)}
${fold('Roles and names', html`<pre tabindex="0">${tree}</pre>`)}
${fold(`As a screen reader speaks it: ${spoken.length} phrases`, html`<pre tabindex="0">${spoken.join('\n')}</pre>`)}
${fold(
  `Announcements: ${announcements.length}`,
  list(
    announcements.map(({ text, politeness, afterMs }) => `${(afterMs / 1000).toFixed(1)} s, ${politeness}: ${text}`),
    'Live regions said nothing.',
  ),
)}
${fold(
  `Contrast: ${contrast.length} pairs, the lowest ${contrast[0]?.ratio ?? 'unknown'} to 1`,
  table(
    `Pairs of colours at ${width} px`,
    ['Sample', 'Ratio', 'Needed', 'Elements', 'Text'],
    contrast.map(
      ({ foreground, background, ratio, needed, count, sample }) =>
        html`<tr><td><svg width="64" height="24" role="img" aria-label="${foreground} on ${background}"><rect width="64" height="24" fill="${background}"/><text x="8" y="17" fill="${foreground}">Abc</text></svg> ${foreground} on ${background}</td><td>${ratio}</td><td>${needed}</td><td>${count}</td><td>${sample}</td></tr>`,
    ),
  ),
)}
${fold(
  `Targets below 44 by 44 px: ${smallTargets.length}`,
  list(
    smallTargets.map(
      ({ name, width: across, height, isInSentence }) => `${name}: ${across} by ${height} px${isInSentence ? ', within a sentence' : ''}`,
    ),
    'None.',
  ),
)}
${fold(
  'Engines',
  html`<ul>${engines.map(
    ({ engine, version, findings, undecided, passed, error }) =>
      html`<li>${engine} ${version}: ${error === undefined ? `${passed} checks passed, ${findings.length} findings` : `did not finish: ${error}`}${
        undecided.length === 0
          ? '.'
          : html`; could not decide:<ul>${undecided.map(({ rule, message, count, settled }) => html`<li>${rule} (${count}): ${message}. ${settled === undefined ? 'Open.' : `Settled: ${settled}`}</li>`)}</ul>`
      }</li>`,
  )}</ul>`,
)}
</section>`
}

function picturePart({ width, picture, page: size, stops }: WidthEvidence): Markup {
  const middle = stops.map(({ box }) => `${box.x + box.width / 2},${box.y + box.height / 2}`)
  return html`<section class="picture" tabindex="0" aria-label="Picture at ${width} px with the order of the focus">
<img src="../pictures/${picture}" alt="The whole page at ${width} px" width="${size.width}" height="${size.height}" loading="lazy">
<svg viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true"><polyline points="${middle.join(' ')}"/>${stops.map(
    ({ box }, at) =>
      html`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/><circle cx="${box.x}" cy="${box.y}" r="11"/><text x="${box.x - (at < 9 ? 4 : at < 99 ? 8 : 11)}" y="${box.y + 4}">${at + 1}</text>`,
  )}</svg></section>`
}
