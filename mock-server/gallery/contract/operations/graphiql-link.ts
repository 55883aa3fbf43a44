/** The URL of GraphiQL with an operation open, run in a selection. */
export function graphiqlLink(operation: string, { selection, world, store }: { selection: string; world: string; store: string }): string {
  const said = new URLSearchParams({ operation, store, ...(selection ? { scenario: selection, world } : {}) })
  return `/graphql?${said}`
}
