import { createHash } from 'node:crypto'

/** A script's hash in the format of a content policy, without quotes. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
