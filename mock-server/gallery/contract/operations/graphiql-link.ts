/** The address of GraphiQL with an operation open, asked in a state. */
export function graphiqlLink(operation: string, { selection, world, store }: { selection: string; world: string; store: string }): string {
  const said = new URLSearchParams({ operation, store, ...(selection ? { scenario: selection, world } : {}) })
  return `/graphql?${said}`
}
