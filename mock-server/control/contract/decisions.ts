import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The current decision for each open point, by number, from docs/requirements/open-points.md. */
export function decisions(root: string): Map<string, string> {
  const file = join(root, 'docs/requirements/open-points.md')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map([...text.matchAll(/^- \*\*(\w+)\*\* — (.+)$/gm)].map(([, number = '', decision = '']) => [number, decision]))
}
