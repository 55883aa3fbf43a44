/** The URL that opens the shop in a selection, on the server that received the request. */
export function openUrl(asked: string, selection: string, world?: string): string {
  const url = new URL('/open', asked)
  url.searchParams.set('selection', selection)
  if (world !== undefined) url.searchParams.set('world', world)
  return url.href
}
