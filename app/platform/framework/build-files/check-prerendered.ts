import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectInlineScripts } from '../../security/inline-scripts.ts'
import { knownScripts } from '../../security/known-scripts.ts'

/**
 * Runs after the build: `node app/platform/framework/build-files/check-prerendered.ts`. Fails if a prerendered page has an inline script
 * that the content policy would block: such a page would not work.
 */

const prerendered = join(import.meta.dirname, '../../../../.next/server/app')

function refusedScripts(): readonly string[] {
  if (!existsSync(prerendered)) return [`There is no build at ${prerendered}.`]
  return globSync('**/*.html', { cwd: prerendered }).flatMap((page) => {
    const html = readFileSync(join(prerendered, page), 'utf8')
    const { refused } = inspectInlineScripts(html, knownScripts)
    return refused.map((script) => `${page} has an unknown inline script: ${script.slice(0, 200)}`)
  })
}

const messages = refusedScripts()
for (const message of messages) process.stderr.write(`${message}\n`)
if (messages.length > 0) {
  process.stderr.write('List the shop’s own inline scripts, exactly as in the page, in app/platform/security/known-scripts.ts.\n')
  process.exitCode = 1
}
