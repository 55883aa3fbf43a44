import { codeOf, isOwn, reach } from './code.ts'
import type { Sources } from './sources.ts'

/** Entry of the mock server's process: everything it loads before its first answer is reachable from here. */
const entry = 'mock-server/host/run.ts'

/** Packages that would slow down the start: only the control API, other stores and tools need them. */
const heavy = /^(zod|hono|@hono\/[\w-]+|@redis\/client|react|vite|@graphql-yoga\/render-graphiql|@graphql-tools\/mock)(\/|$)/

/** Heavy packages that the mock server loads at start, with the chain of imports, each as a sentence. */
export function loadedTooEarly(sources: Sources): string[] {
  const reached = reach(sources, [entry], (_from, { kind }) => kind === 'value').filter(({ path }) => /\.tsx?$/.test(path))
  return reached.flatMap(({ path, way }) =>
    codeOf(sources, path)
      .imports.filter((found) => found.kind === 'value' && !isOwn(found) && heavy.test(found.target))
      .map(
        ({ target }) => `${way.join(' → ')} imports ${target}: a start does not wait for it; load it by import() when it is first needed.`,
      ),
  )
}
