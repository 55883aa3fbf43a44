const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as it stands in XML, also within an attribute. Characters that XML forbids are left out. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** An answer in XML that everybody may share, kept for an hour. */
export function xmlResponse(type: 'application/xml' | 'application/atom+xml', body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}
