/** A route of the shop: its address as a pattern, such as `/products/[slug]`, and whether it stands around every page below it. */
export type Route = { pattern: string; file: string; kind: 'page' | 'layout' | 'handler' }

const ROUTE_FILE = /^app\/(.*\/)?(page|layout|route)\.tsx?$/

/** Folders that are no part of an address: the store's locale, groups, and the twins of shared pages that are rendered per request. */
const SILENT = /^(?:\[locale\]|\(.*\)|per-request)$/

/** The route that a file is; undefined: it is none. */
function routeOf(file: string): Route | undefined {
  const [, folder, word] = ROUTE_FILE.exec(file) ?? []
  if (word === undefined) return undefined
  const segments = (folder ?? '').split('/').filter((segment) => segment !== '' && !SILENT.test(segment))
  return { pattern: `/${segments.join('/')}`, file, kind: word === 'route' ? 'handler' : (word as 'page' | 'layout') }
}

/** The routes among files: each once, by address; a layout is told as every page below it. */
export function routesAmong(files: Iterable<string>): Route[] {
  const found = new Map<string, Route>()
  for (const file of files) {
    const route = routeOf(file)
    if (route) found.set(routeText(route), found.get(routeText(route)) ?? route)
  }
  return [...found.values()].sort((a, b) => (routeText(a) < routeText(b) ? -1 : 1))
}

/** A route as a person reads it: `/basket`, `every page below /`. */
export function routeText({ pattern, kind }: Route): string {
  return kind === 'layout' ? `every page below ${pattern}` : pattern
}

/** Whether a path, such as `/products/ribbon`, is of a page; a catch-all page at the root counts for nothing in particular. */
export function isOnPage(path: string, { pattern, kind }: Route): boolean {
  if (kind !== 'page' || pattern.startsWith('/[...')) return false
  const parts = pattern.split('/').map((segment) => {
    if (segment.startsWith('[...')) return '.+'
    return segment.startsWith('[') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`).test(path.split(/[?#]/)[0] ?? '')
}
