import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the page leads back to, and the session it runs in. */
export type GraphiqlBar = { back: string; state: string }

/** The whole fonts: the names of types have brackets, which the basic ones lack. */
const fonts = [
  ['Gloock', '400', 'gloock-latin-400-normal.woff2'],
  ['Instrument Sans', '400 700', 'instrument-sans-latin-wght-normal.woff2'],
] as const

const folder = join(import.meta.dirname, '..', '..', 'public', 'fonts')

/** The page's policy allows fonts as data only, so they are part of the page. */
async function fontFace([family, weight, file]: (typeof fonts)[number]): Promise<string> {
  const data = await readFile(join(folder, file), 'base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

/** The design tokens' colours (`app/design-system/tokens/tokens.css`), as GraphiQL takes them: hue, saturation, lightness. */
const LOOK = `
body { display: flex; flex-direction: column; height: 100dvh; margin: 0; overflow: hidden; background: #fff; }
#root { flex: 1; min-height: 0; }
#root .graphiql-container { width: 100%; height: 100%; }
.graphiql-container, .graphiql-dialog, .graphiql-tooltip, [data-radix-popper-content-wrapper] {
  --color-primary: 345, 73%, 32%;
  --color-secondary: 206, 68%, 25%;
  --color-tertiary: 154, 69%, 19%;
  --color-info: 206, 68%, 25%;
  --color-success: 154, 69%, 19%;
  --color-warning: 37, 100%, 21%;
  --color-error: 357, 81%, 33%;
  --color-neutral: 338, 11%, 29%;
  --color-base: 0, 0%, 100%;
  --alpha-secondary: 1;
  --alpha-tertiary: .8;
  --font-family: "Instrument Sans", system-ui, sans-serif;
  --font-family-mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  --border-radius-2: 0px;
  --border-radius-4: 2px;
  --border-radius-8: 0px;
  --border-radius-12: 0px;
  --popover-box-shadow: none;
  --popover-border: 1px solid #786b70;
}
.graphiql-container :focus-visible, .mock-bar :focus-visible { outline: 3px solid #1746c9; outline-offset: -3px; }
.graphiql-logo { display: none; }
.mock-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; padding: 7px 20px; background: #430b1b; color: #fff; font: 600 .9375rem/1.3 "Instrument Sans", system-ui, sans-serif; }
.mock-bar a { display: inline-flex; min-height: 44px; align-items: center; color: inherit; }
.mock-bar :focus-visible { outline-color: #fff; }
.mock-bar b { font: 400 1.875rem/1 Gloock, Georgia, serif; letter-spacing: -.014em; }
.mock-bar span { font-weight: 400; overflow-wrap: anywhere; }
@media (max-width: 47.99rem) { .mock-bar { padding-inline: 16px; } .mock-bar span { width: 100%; } }
`

/** Adds the shop's fonts and colours to GraphiQL's page, and a bar that leads back to the gallery. */
export async function inOurLook(html: string, { back, state }: GraphiqlBar): Promise<string> {
  const faces = await Promise.all(fonts.map(fontFace))
  const bar = `<header class="mock-bar"><b>Ottilie</b><a href="${escaped(back)}">Back to the scenario gallery</a><span>${escaped(state)}</span></header>`
  // Functions, since a replacement text would read "$&" in its own way.
  return html
    .replace('</head>', () => `<style>${faces.join('')}${LOOK}</style></head>`)
    .replace('<div id="root"></div>', () => `${bar}<div id="root"></div>`)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
