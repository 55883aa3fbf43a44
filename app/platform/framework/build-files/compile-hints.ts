import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells V8 to compile all of a script's functions while it arrives, beside the main thread. By itself V8 compiles each function on the main thread when it
 * is first called, and a page calls most of what it loads as it hydrates (decision 188). Other engines read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Begins every script of the build in this directory with the hint. Returns how many had none. */
export function addCompileHints(buildDirectory: string): number {
  const scripts = globSync('static/**/*.js', { cwd: buildDirectory }).map((path) => ({
    file: join(buildDirectory, path),
    text: readFileSync(join(buildDirectory, path), 'utf8'),
  }))
  const bare = scripts.filter(({ text }) => !text.startsWith(COMPILE_HINT))
  for (const { file, text } of bare) writeFileSync(file, COMPILE_HINT + text)
  return bare.length
}
