import { html, raw } from 'hono/html'

/** Markup that is escaped already. */
export type Markup = ReturnType<typeof html>

/** The pages that every page links to, by their path from the report's folder. */
const PAGES = [
  ['index.html', 'Overview'],
  ['states.html', 'States'],
  ['cards.html', 'What a person judges'],
  ['reviews.html', 'What engines leave open'],
  ['acr.html', 'Conformance'],
] as const

/** A whole page of the report. `depth`: how many folders it lies below the report's. */
export async function reportPage(title: string, main: Markup, depth = 0): Promise<string> {
  const up = '../'.repeat(depth)
  const links = PAGES.map(([path, name]) => html`<li><a href="${up}${path}">${name}</a></li>`)
  const whole = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Accessibility review</title>
<link rel="stylesheet" href="${up}review.css">
</head>
<body>
<header><a class="skip" href="#main">Skip to content</a><p class="brand">Accessibility review</p><nav aria-label="Report"><ul>${links}</ul></nav></header>
<main id="main" tabindex="-1"><h1>${title}</h1>${main}</main>
</body>
</html>
`
  return String(whole)
}

/** A table in a part of its own that scrolls sideways on narrow screens, and by keyboard. */
export function table(caption: string, head: readonly string[], rows: readonly Markup[]): Markup {
  return html`<section class="scrolls" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head.map(
    (name) => html`<th scope="col">${name}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></section>`
}

/** A list, or what to say if it is empty. */
export function list(items: readonly (Markup | string)[], none: string): Markup {
  return items.length === 0 ? html`<p>${none}</p>` : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
}

/** Text that folds. */
export function fold(summary: string, content: Markup): Markup {
  return html`<details><summary>${summary}</summary>${content}</details>`
}

/** The stylesheet of the report. */
export const stylesheet: string = String(
  raw(`
:root { color-scheme: light; --ink: #21151a; --quiet: #55474d; --line: #cfc6ca; --paper: #fff; --tint: #f6f5f6; --link: #7a1237 }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
header { padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); background: var(--tint) }
header ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none }
header li a { display: inline-block; padding: 0.4rem 0 }
.brand { margin: 0; font-weight: 700 }
.skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem; background: var(--paper) }
main { max-width: 76rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
main:focus { outline: none }
h1 { font-size: 1.75rem; line-height: 1.25 } h2 { margin-top: 2.5rem; font-size: 1.3rem } h3 { font-size: 1.1rem }
a { color: var(--link) } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.scrolls { overflow-x: auto } table { border-collapse: collapse; min-width: 100% } caption { text-align: start; padding: 0.5rem 0; font-weight: 600 }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
.figures { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding: 0; list-style: none } .figures b { display: block; font-size: 1.6rem }
.widths { display: grid; gap: 2rem } @media (min-width: 60rem) { .widths { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) } }
.picture { position: relative; max-height: 46rem; overflow: auto; border: 1px solid var(--line) } .picture img, .picture svg { display: block; width: 100%; height: auto }
.picture svg { position: absolute; inset: 0 } .picture rect { fill: none; stroke: #7a1237; stroke-width: 2 } .picture circle { fill: #7a1237 } .picture text { fill: #fff; font: 700 12px system-ui }
.picture polyline { fill: none; stroke: #7a1237; stroke-width: 1; stroke-dasharray: 4 3 }
pre { max-height: 30rem; overflow: auto; padding: 0.75rem; background: var(--tint); white-space: pre-wrap }
details { margin: 0.75rem 0 } summary { padding: 0.35rem 0; cursor: pointer; font-weight: 600 }
.swatch { display: inline-block; padding: 0 0.5rem; border: 1px solid var(--line) } .wrong { font-weight: 700 }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 1rem 0 } label { display: grid; gap: 0.25rem } select, input { min-height: 2.75rem; font: inherit; padding: 0 0.5rem }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem } dt { font-weight: 600 } dd { margin: 0 }
`),
)
