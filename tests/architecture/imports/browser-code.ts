import { codeOf, type Import, isCode, reach } from '../code.ts'
import { isTest, type Sources } from '../sources.ts'

/** Files that Next finds by name and that must be client code. */
const namedByNext = /(^|\/)(global-)?error\.tsx$/
const clientName = /\.client\.tsx?$/
const routeFile = /^app\/.*(^|\/)(page|layout|template|loading|not-found|error|global-error|default)\.tsx$/

/** Libraries that a cold visit never loads, with the cost of each to a page (docs/decisions/008). */
const heavy = /^(@apollo\/client|react-aria-components|react-aria|sanitize-html|zod|graphql)(\/|$)/

/** Files whose name and content disagree about where they run, each as a sentence. */
export function unmarkedClientCode(sources: Sources): string[] {
  const files = [...sources.keys()].filter((path) => path.startsWith('app/') && isCode(path) && !isTest(path))
  return [
    ...files.filter((path) => isMarked(sources, path) && !clientName.test(path) && !namedByNext.test(path)).map(misnamed),
    ...files.flatMap((path) => serverUses(sources, path)),
  ]
}

function misnamed(path: string): string {
  return `${path} says 'use client': call it ${path.replace(/\.(tsx?)$/, '.client.$1')}, so that the tree shows what ships.`
}

/** `.client` files without the directive run wherever they are imported: only client code may import them. */
function serverUses(sources: Sources, path: string): string[] {
  if (clientName.test(path) || isMarked(sources, path)) return []
  const used = codeOf(sources, path).imports.filter(
    ({ kind, target }) => kind !== 'type' && clientName.test(target) && sources.has(target) && !isMarked(sources, target),
  )
  return used.map(
    ({ target }) =>
      `${target} is imported by ${path}, which is no client code, and would run on the server: begin it with 'use client', or import it from a .client file.`,
  )
}

/** Heavy libraries that a page loads before any interaction, each as a sentence with the chain of imports. */
export function heavyFirstLoads(sources: Sources): string[] {
  const routes = [...sources.keys()].filter((path) => routeFile.test(path))
  // A client component that a server component imports lazily still loads with the page.
  const rendered = reach(sources, routes, (from, { kind }) => kind !== 'type' && !isMarked(sources, from))
  const entries = rendered.map(({ path }) => path).filter((path) => isCode(path) && isMarked(sources, path))
  return reach(sources, entries, (_from, { kind }) => kind === 'value').flatMap(({ path, way }) =>
    heavyImports(sources, path).map(
      ({ target }) =>
        `${way.join(' → ')} loads ${target} on a cold visit: put what needs it into a .client file of its own and import() that on the press, or when a session needs it.`,
    ),
  )
}

function heavyImports(sources: Sources, path: string): Import[] {
  return isCode(path) ? codeOf(sources, path).imports.filter(({ kind, target }) => kind === 'value' && heavy.test(target)) : []
}

/** Uses of the framework's router, which pages do not ship (docs/decisions/027), each as a sentence. */
export function routerUses(sources: Sources): string[] {
  return [...sources]
    .filter(([path, text]) => path.startsWith('app/') && isCode(path) && !isTest(path) && usesRouter(text))
    .map(
      ([path]) =>
        `${path} uses the framework's router or a server action: pages load whole, by <a href> and by forms that are sent to /api/.`,
    )
}

function usesRouter(text: string): boolean {
  return /from 'next\/(link|form|router)'|\buseRouter\b|^\s*['"]use server['"]/m.test(text)
}

function isMarked(sources: Sources, path: string): boolean {
  return isCode(path) && codeOf(sources, path).isClient
}
