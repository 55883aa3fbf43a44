/** The URL that opens the shop in a selection, on the server that received the request; at `path` instead of the selection's own page. */
export function openUrl(asked: string, selection: string, world?: string, path?: string): string {
  const url = new URL('/open', asked)
  url.searchParams.set('selection', selection)
  if (world !== undefined) url.searchParams.set('world', world)
  if (path !== undefined) url.searchParams.set('path', path)
  return url.href
}
