/** What the box posted without scripts that was not carried out, or not even sent. */
export type PostedCode = { code: string; isApplying: boolean }

/** What the basket's address says of it, as /api/basket/promo-code writes it; undefined where it says nothing. */
export function postedCode(error: string | string[] | undefined, code: string | string[] | undefined): PostedCode | undefined {
  if ((error !== 'apply-code' && error !== 'remove-code') || typeof code !== 'string') return undefined
  return { code, isApplying: error === 'apply-code' }
}
