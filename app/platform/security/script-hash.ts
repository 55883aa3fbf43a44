import { createHash } from 'node:crypto'

/** The hash of a script as a content policy writes it, without quotes. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
