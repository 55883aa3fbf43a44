const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text for XML or HTML, in content or in an attribute. Characters that XML cannot hold are left out. */
export function markupText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 has no way to write.
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
