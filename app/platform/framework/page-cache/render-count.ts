/**
 * How many pages this process has rendered and cached. The server and the framework may load this file twice, as two modules: what they share
 * can only be on the global object.
 */

const KEY = Symbol.for('ottilie.pages-rendered')
const holder = globalThis as { [KEY]?: number }

export const renderCount = (): number => holder[KEY] ?? 0

/** A page has been rendered again, or dropped: whatever was made from the cache before is out of date. */
export function countRender(): void {
  holder[KEY] = renderCount() + 1
}
