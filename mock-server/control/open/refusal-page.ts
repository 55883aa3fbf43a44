import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { RefusedRequest } from '../control-error.ts'

/** The page has no stylesheet of its own; links are targets of 44 px, each on a line of its own. */
const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:1rem auto;padding:0 1rem}ul{list-style:none;padding:0}a{display:inline-block;min-width:44px;padding:10px 0}'

/** Allows nothing but that style. */
export const REFUSAL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  ...['frame-ancestors', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
].join('; ')

/** A page that explains why a link into the shop failed, with the nearest names and a way back. All of its content is escaped. */
export function refusalPage({ message, details }: RefusedRequest, selection: string) {
  const near = details?.nearest ?? []
  const list =
    near.length > 0
      ? html`<h2>Near to it</h2><ul>${near.map((name) => html`<li><a href="/?q=${encodeURIComponent(name)}">${name}</a></li>`)}</ul>`
      : ''
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>This selection cannot be opened</title><link rel="icon" href="data:,"><style>${raw(STYLE)}</style></head>
<body><main><h1>This selection cannot be opened</h1><p>${message}</p>${list}<p><a href="/?selection=${encodeURIComponent(selection)}">Back to the scenario gallery</a></p></main></body></html>`
}
