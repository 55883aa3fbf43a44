/** Schemes allowed in external links. A link without a scheme stays on the site. */
const schemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** Characters that browsers ignore in URLs or that are invisible; they can disguise a scheme. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu

const namedEntities: Readonly<Record<string, string>> = { amp: '&', colon: ':', tab: '', newline: '', lpar: '(', rpar: ')' }

/**
 * Whether a link target is safe to follow. Rejects scripts in every disguise (case, whitespace, entities), data URLs other than images, and any other scheme
 * not on the list. Spec §5, open point A156.
 */
export function isSafeLink(target: string): boolean {
  const plain = decodeEntities(target).replace(UNSEEN, '').toLowerCase()
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1]
  return scheme === undefined || schemes.has(scheme) || plain.startsWith('data:image/')
}

/** Whether a target names a host; the shop's own host is not known here. */
export function isExternalLink(target: string): boolean {
  return /^(https?:)?[\\/]{2}/i.test(target.trim())
}

/** `rel` for links to other sites: no referrer, no opener. */
export const EXTERNAL_REL = 'noopener noreferrer'

/** Decoded twice, since one pass can reveal another entity: `&amp;colon;`. */
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
