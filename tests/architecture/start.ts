import { codeOf, isOwn, reach } from './code.ts'
import type { Sources } from './sources.ts'

/** What the process of the mock server begins with; everything that it needs before it answers hangs on this. */
const entry = 'mock-server/host/run.ts'

/** Packages that cost a start more than they give it: they are for the control API, other stores and tools. */
const heavy = /^(zod|hono|@hono\/[\w-]+|@redis\/client|react|vite|@graphql-yoga\/render-graphiql|@graphql-tools\/mock)(\/|$)/

/** Heavy packages that the mock server would load before anybody needs them, with the way that leads there, each as a sentence. */
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
