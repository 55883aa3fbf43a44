import { codeOf, isCode } from '../code.ts'
import type { Sources } from '../sources.ts'

/** A name that may be defined in more than one file, and why. */
export type SharedName = { name: string; why: string }

/** Names required by a framework, a tool or a folder's convention, by file. */
const imposed: readonly { files: RegExp; names: RegExp }[] = [
  // Storybook shows every export of a story file; the design system's examples are collected by this one name.
  { files: /\.stories\.tsx$/, names: /./ },
  { files: /\.examples\.tsx$/, names: /^examples$/ },
  {
    files: /^app\/(.*\/)?(page|layout|template|loading|not-found|error|global-error|default|route|sitemap|robots|manifest)\.tsx?$/,
    names:
      /^(metadata|viewport|generate(Metadata|Viewport|StaticParams)|dynamic|dynamicParams|revalidate|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/,
  },
  { files: /^toolkit\/codegen\//, names: /^plugin$/ },
  { files: /^tests\/breaks\//, names: /^breaks$/ },
  // A test double has the names of what it replaces.
  { files: /\/testing\/stand-in-[\w-]+\.tsx?$/, names: /./ },
]

/** The files that define an exported name, for each name that more than one file defines. */
function namesInSeveralFiles(sources: Sources): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const path of sources.keys()) {
    if (!isCode(path)) continue
    for (const name of definedExports(sources, path)) files.set(name, [...(files.get(name) ?? []), path])
  }
  return new Map([...files].filter(([, paths]) => paths.length > 1))
}

/** Names that are defined more than once without a reason, and reasons that are no longer needed, each as a sentence. */
export function namesDefinedTwice(sources: Sources, exceptions: readonly SharedName[]): string[] {
  const shared = namesInSeveralFiles(sources)
  const excused = new Set(exceptions.map(({ name }) => name))
  const clashes = [...shared]
    .filter(([name]) => !excused.has(name))
    .map(
      ([name, paths]) =>
        `${name} is exported by ${paths.join(' and ')}: give each its own name, or one of them to the others. If they must share it, say why in tests/architecture/words/shared-names.ts.`,
    )
  const idle = exceptions
    .filter(({ name }) => !shared.has(name))
    .map(({ name }) => `${name} is defined once: remove it from tests/architecture/words/shared-names.ts.`)
  return [...clashes, ...idle]
}

/** Names that a module defines and exports under their own name. A re-export defines nothing. */
function definedExports(sources: Sources, path: string): string[] {
  const names = codeOf(sources, path).exports.filter((name) => name !== 'default')
  return [...new Set(names)].filter((name) => !imposed.some((rule) => rule.files.test(path) && rule.names.test(name)))
}
