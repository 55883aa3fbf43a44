const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text for XML or HTML, in content or in an attribute. Characters that XML cannot hold are left out. */
export function markupText(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
