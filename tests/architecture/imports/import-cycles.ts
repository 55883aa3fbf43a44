import { codeOf, isCode, isOwn } from '../code.ts'
import type { Sources } from '../sources.ts'

/** Files that refer to each other's types on purpose, and import nothing else: each group by file name. */
const exceptions: readonly (readonly string[])[] = [
  // A product has variants, and a variant knows its product.
  ['product-model.ts', 'variant-model.ts'],
]

/** Import cycles, type imports included, each as a sentence. An `import()` closes no cycle. */
export function importCycles(sources: Sources): string[] {
  return cyclesOf([...sources.keys()].filter(isCode), (path) =>
    codeOf(sources, path)
      .imports.filter((found) => isOwn(found) && found.kind !== 'lazy' && isCode(found.target) && sources.has(found.target))
      .map(({ target }) => target),
  )
    .filter((cycle) => !exceptions.some((names) => cycle.every((path) => names.includes(nameOf(path)))))
    .map((cycle) => `${[...cycle, cycle[0]].join(' → ')}: move what they share to a file that imports none of them.`)
}

/** One cycle for each set of files that reach each other, as a path from a file back to itself. */
function cyclesOf(paths: readonly string[], importsOf: (path: string) => readonly string[]): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) cycles.push(way.slice(start))
    if (start >= 0 || done.has(path)) return
    for (const next of importsOf(path)) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of paths) visit(path, [])
  return cycles
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
