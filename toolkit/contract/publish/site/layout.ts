import { micromark } from 'micromark'
import { markupText } from '../../markup-text.ts'

/** One page of the reference: its path below the site's root, and its whole text. */
export type SitePage = { path: string; text: string }

type PageContent = { title: string; description: string; body: string; isSearched?: boolean }

/** A page at a path such as `types/Product.html`. Links are relative, so that the site works below any address and from a folder. */
export function page(path: string, { title, description, body, isSearched = false }: PageContent): SitePage {
  const up = '../'.repeat(path.split('/').length - 1)
  const home = title === SITE_TITLE ? '' : ` · ${SITE_TITLE}`
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${markupText(title)}${home}</title>
<meta name="description" content="${markupText(description)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}reference.css">${isSearched ? `\n<script src="${up}search.js" defer></script>` : ''}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><nav aria-label="Reference"><a href="${up}index.html">Contract</a> <a href="${up}operations.html">Operations</a> <a href="${up}types.html">Types</a> <a href="${up}names.html">All names</a> <a href="${up}open-points.html">Open points</a> <a href="${up}deprecations.html">Deprecations</a></nav></header>
<main id="main">
${body}
</main>
</body>
</html>
`
  return { path, text }
}

export const SITE_TITLE = 'The contract'

/** A description, written in Markdown. HTML in it is shown as text. */
export function prose(text: string | null | undefined): string {
  return text ? micromark(text) : ''
}

/** One named thing of a list: its name, what follows the name in the heading, and what is said of it. All but the name is HTML. */
export type DescribedItem = { name: string; after?: string; body: string }

/** Things under a heading, each with a heading of its own that links can lead to; empty for none. */
export function described(title: string, items: readonly DescribedItem[]): string {
  if (items.length === 0) return ''
  const sections = items.map(
    ({ name, after = '', body }) => `<section class="item"><h3 id="${name}"><code>${name}</code>${after}</h3>${body}</section>`,
  )
  return `<h2>${markupText(title)}</h2>\n${sections.join('\n')}`
}

export const SITE_STYLES = `:root { color-scheme: light dark; --ink: light-dark(#1c1a19, #f3efec); --paper: light-dark(#fff, #1c1a19); --soft: light-dark(#f5f1ee, #2a2725); --line: light-dark(#8a817b, #9a918b); --link: light-dark(#7a1f3d, #f2a7bd) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem }
header { border-bottom: 1px solid var(--line) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem }
nav a, .list a { display: inline-block; padding-block: .25rem; min-height: 1.5rem }
a { color: var(--link) }
a:focus-visible, input:focus-visible, [id]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.skip { position: absolute; left: -100rem }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { font-size: 1.25rem; margin-top: 2rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { background: var(--soft); padding: 1rem; white-space: pre-wrap }
.item { border-top: 1px solid var(--line); padding-block: .25rem }
h1 code, h3 code { font-size: 1em }
h3 { font-size: 1rem; margin-block: .5rem }
.item p, .item ul { margin-block: .25rem }
.mark { font-size: .875rem; background: var(--soft); border: 1px solid var(--line); border-radius: .25rem; padding: 0 .375rem; display: inline-block }
.list { list-style: none; padding: 0; columns: 18rem }
input { font: inherit; width: 100%; max-width: 32rem; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); background: var(--paper); color: var(--ink) }
`

/** Filters the list of names. Without it the list is complete, and the browser's own search finds everything. */
export const SEARCH_SCRIPT = `const list = document.querySelector('#names')
const entries = [...list.querySelectorAll('li')].map((item) => [item, item.textContent.toLowerCase()])
const form = document.createElement('form')
form.role = 'search'
form.innerHTML = '<p><label for="search">Search names</label></p><p><input id="search" type="search" autocomplete="off" spellcheck="false"></p><p role="status"></p>'
list.before(form)
const input = form.querySelector('input')
const status = form.querySelector('[role=status]')
const filter = () => {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let shown = 0
  for (const [item, text] of entries) {
    item.hidden = !words.every((word) => text.includes(word))
    if (!item.hidden) shown += 1
  }
  status.textContent = words.length === 0 ? '' : shown === 1 ? '1 name' : shown + ' names'
}
input.value = new URLSearchParams(location.search).get('q') ?? ''
form.addEventListener('submit', (event) => event.preventDefault())
input.addEventListener('input', filter)
if (input.value) filter()
`
