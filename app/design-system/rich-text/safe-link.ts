/** Where a link from outside may lead. What names no scheme stays on the site. */
const schemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** Characters that browsers skip in a URL, or that are invisible: they disguise a scheme. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu

const namedEntities: Readonly<Record<string, string>> = { amp: '&', colon: ':', tab: '', newline: '', lpar: '(', rpar: ')' }

/**
 * Whether the target of a link may be followed. Scripts are refused in every disguise (letter case, blanks, entities), data unless it
 * is a picture, and whatever else is not on the list. Spec §5, open point A156.
 */
export function isSafeLink(target: string): boolean {
  const plain = decodeEntities(target).replace(UNSEEN, '').toLowerCase()
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1]
  return scheme === undefined || schemes.has(scheme) || plain.startsWith('data:image/')
}

/** Whether a target names another host; it cannot know the shop's own. */
export function isExternalLink(target: string): boolean {
  return /^(https?:)?[\\/]{2}/i.test(target.trim())
}

/** What another site may learn from a link that leads to it: nothing. */
export const EXTERNAL_REL = 'noopener noreferrer'

/** Twice, since one pass may uncover another: `&amp;colon;`. */
function decodeEntities(text: string): string {
  return decodeOnce(decodeOnce(text))
}

function decodeOnce(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? entity
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
