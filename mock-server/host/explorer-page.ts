import { createHash } from 'node:crypto'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import type { TrustedDocuments } from '../http/use-trusted-documents.ts'
import { explorerScript } from './explorer-script.ts'

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #241a1c; background: #faf7f2 }
body { margin: 0; display: grid; grid-template: auto minmax(0, 1fr) / 20rem 1fr 1fr; height: 100vh }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; padding: .75rem 1rem; border-bottom: 1px solid #d9d0c3 }
h1 { font-size: 1.25rem; margin: 0 auto 0 0 } nav { overflow: auto; padding: .5rem 1rem; border-right: 1px solid #d9d0c3 }
main { display: contents } section { padding: .5rem 1rem; display: flex; flex-direction: column; gap: .5rem; min-width: 0; overflow: auto }
ul { list-style: none; margin: 0; padding: 0 } h2 { font-size: .875rem; margin: .75rem 0 .25rem }
button, select, textarea, input { font: inherit; color: inherit; border: 1px solid #8a7b74; border-radius: .25rem; background: #fff; padding: .25rem .5rem }
nav button { width: 100%; text-align: left; border-color: transparent; background: none; min-height: 2rem } nav button:hover, nav button[aria-current] { background: #efe6d9 }
textarea, pre { font: 13px/1.5 ui-monospace, monospace; margin: 0; box-sizing: border-box; width: 100% } textarea { resize: vertical }
pre { flex: 1; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #d9d0c3; padding: .5rem }
label { display: flex; flex-direction: column; font-size: .875rem } :focus-visible { outline: 3px solid #7a2433; outline-offset: 1px }
.run { background: #7a2433; color: #fff; border-color: #7a2433; padding: .5rem 1.25rem; align-self: start }
@media (max-width: 60rem) { body { display: block; height: auto } nav { max-height: 14rem; border: 0 } }`

/** JSON that may stand inside a script element. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function options(): string {
  return scenarios.map(({ name, story }) => `<option value="${name}" title="${story.replaceAll('"', '&quot;')}">${name}</option>`).join('')
}

/** The page where a person tries the contract: every operation at hand, in any scenario. It needs no network but this server. */
export function explorerPage(
  trusted: TrustedDocuments,
  variables: Readonly<Record<string, unknown>>,
): { html: string; scriptHash: string } {
  const operations = Object.values(trusted).map(({ name, kind, body }) => ({ name, kind, body, variables: variables[name ?? ''] ?? {} }))
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The contract, to try</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<header><h1>The contract, to try</h1>
<a href="/graphql">GraphiQL</a>
<label>Scenario <select id="scenario"><option value="">An ordinary visit</option>${options()}</select></label>
<label>World <input id="world" placeholder="default" size="12"></label>
<label>Store <select id="store"><option value="">As the scenario says</option><option>en-GB</option><option>en-US</option></select></label></header>
<nav aria-label="Operations" id="operations"></nav>
<main><section aria-label="Question"><label>Document <textarea id="document" rows="22" spellcheck="false"></textarea></label>
<label>Variables, JSON <textarea id="variables" rows="12" spellcheck="false"></textarea></label><button class="run" id="run">Run</button></section>
<section aria-label="Answer"><p id="status" role="status">Choose an operation, or write one.</p><pre id="answer" tabindex="0"></pre></section></main>
<script type="application/json" id="data">${embedded(operations)}</script><script>${explorerScript}</script></body></html>`
  return { html, scriptHash: `sha256-${createHash('sha256').update(explorerScript).digest('base64')}` }
}
