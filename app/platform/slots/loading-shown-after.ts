import 'server-only'

/** A page waits this long for its content before it is sent without, in milliseconds: sent whole, it needs no script to be read. */
const PATIENCE_MS = 400

/** Resolves when a page should be sent with "Loading..." in the place of its content. */
export function loadingShownAfter(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS).unref()
  })
}
