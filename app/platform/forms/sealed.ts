import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * The key, from `FORM_KEY`. Without it every start of the server makes one: what was sealed before cannot be opened after it, and counts as absent. It
 * is kept in the environment because pages and route handlers are separate bundles with separate modules.
 */
function sealingKey(): Buffer {
  process.env['FORM_KEY'] ??= randomBytes(32).toString('base64url')
  return createHash('sha256').update(process.env['FORM_KEY']).digest()
}

/** Encrypts a text so that only this server can read or make it. */
export function seal(text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, sealingKey(), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The sealed text; undefined if it was sealed with another key, or changed. */
export function unseal(sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, sealingKey(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
