import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectInlineScripts } from './inline-scripts.ts'
import { knownScripts } from './known-scripts.ts'

/**
 * Run after the build: `node app/platform/security/check-prerendered.ts`. Reads every prerendered page and fails when one holds an
 * inline script that the content policy would refuse, so that a page that cannot work is never shipped.
 */

const built = join(import.meta.dirname, '../../../.next/server/app')

function problems(): readonly string[] {
  if (!existsSync(built)) return [`There is no build at ${built}.`]
  return globSync('**/*.html', { cwd: built }).flatMap((page) => {
    const html = readFileSync(join(built, page), 'utf8')
    const { refused } = inspectInlineScripts(html, knownScripts)
    return refused.map((script) => `${page} holds an inline script that is not known: ${script.slice(0, 200)}`)
  })
}

const found = problems()
for (const problem of found) process.stderr.write(`${problem}\n`)
if (found.length > 0) {
  process.stderr.write('An inline script of ours is listed, exactly as it stands in the page, in app/platform/security/known-scripts.ts.\n')
  process.exitCode = 1
}
