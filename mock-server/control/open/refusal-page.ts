import { html } from 'hono/html'
import type { RefusedRequest } from '../control-error.ts'

/** A page that explains why a link into the shop failed, with the nearest names and a way back. All of its content is escaped. */
export function refusalPage({ message, details }: RefusedRequest, selection: string) {
  const near = details?.nearest ?? []
  const list =
    near.length > 0
      ? html`<h2>Near to it</h2><ul>${near.map((name) => html`<li><a href="/?q=${encodeURIComponent(name)}">${name}</a></li>`)}</ul>`
      : ''
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>This selection cannot be opened</title><link rel="icon" href="data:,"></head>
<body><main><h1>This selection cannot be opened</h1><p>${message}</p>${list}<p><a href="/?selection=${encodeURIComponent(selection)}">Back to the scenario gallery</a></p></main></body></html>`
}
