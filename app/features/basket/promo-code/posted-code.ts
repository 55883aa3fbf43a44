/** A code that the form posted without scripts, and that failed or was not sent. */
export type PostedCode = { code: string; isApplying: boolean }

/** Reads it from the basket's URL, where /api/basket/promo-code has put it; undefined if there is none. */
export function postedCode(error: string | string[] | undefined, code: string | string[] | undefined): PostedCode | undefined {
  if ((error !== 'apply-code' && error !== 'remove-code') || typeof code !== 'string') return undefined
  return { code, isApplying: error === 'apply-code' }
}
