/** Text for HTML, in content and in quoted attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const styles = `
  :root { color-scheme: light; --dark: #430B1B; --hover: #651329; --ink: #21151A; --ink-2: #534349; --control: #786B70; --error: #9A1016; --focus: #1746C9; }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; background: #fff; color: var(--ink); font: 400 1rem/1.55 "Instrument Sans", system-ui, -apple-system, "Segoe UI", sans-serif; }
  h1 { margin: 0 0 16px; color: var(--dark); font: 400 clamp(1.75rem, 1.38rem + 1.6vw, 2.75rem)/1.08 Gloock, "Iowan Old Style", Georgia, serif; text-wrap: balance; }
  p { max-width: 60ch; margin: 0 0 16px; text-wrap: pretty; }
  main { max-width: 560px; margin: 0 auto; padding: 40px 16px; }
  .provider { margin: 0; padding: 16px; background: #F6F5F6; font-weight: 600; text-align: center; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px; padding: 16px 0; border-block: 1.5px solid var(--ink); }
  dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
  .actions { display: grid; gap: 12px; }
  button { min-height: 48px; padding: 8px 20px; border: 1.5px solid var(--dark); border-radius: 2px; background: #fff; color: var(--dark); font: inherit; font-weight: 600; cursor: pointer; }
  button.main { min-height: 56px; background: var(--dark); color: #fff; }
  button.main:hover { background: var(--hover); }
  button[aria-disabled=true] { opacity: .7; cursor: default; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 16px; padding: 6px; }
  .field { display: grid; grid-column: 1 / -1; gap: 8px; align-content: start; }
  .half { grid-column: auto; }
  label { font-size: .9375rem; font-weight: 600; line-height: 1.3; }
  .hint { margin: -4px 0 0; color: var(--ink-2); font-size: .875rem; line-height: 1.45; }
  .row { display: flex; align-items: baseline; justify-content: space-between; gap: 8px; }
  output { color: var(--ink-2); font-size: .875rem; }
  input { width: 100%; min-width: 0; min-height: 50px; padding: 6px 14px; border: 1.5px solid var(--control); border-radius: 2px; background: #fff; color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
  input[aria-invalid] { border: 2px solid var(--error); }
  .error { margin: 0; color: var(--error); font-size: .875rem; font-weight: 500; line-height: 1.45; }
  @media (max-width: 17rem) { .half { grid-column: 1 / -1; } }
  @media (forced-colors: active) { button.main { border: 2px solid ButtonText; } }
`

type PageParts = { title: string; language?: string; body: string; script?: string; attributes?: Readonly<Record<string, string>> }

/** A page of the provider. Its script is of its own origin, and nothing is loaded from elsewhere. */
export function providerPage({ title, language = 'en', body, script, attributes = {} }: PageParts): string {
  const said = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  const loaded = script === undefined ? '' : `<script type="module" src="${escaped(script)}"></script>`
  return `<!doctype html><html lang="${language}"${said.join('')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles}</style></head><body>${body}${loaded}</body></html>`
}

/** Headers of a page of the provider: who may frame it, and that its script alone runs. */
export function pageHeaders(framedBy: readonly string[]): Record<string, string> {
  const ancestors = framedBy.length > 0 ? framedBy.join(' ') : "'none'"
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
  }
}
