import type { ReactNode } from 'react'

/**
 * Elements on their way from the rendering of server components to that of the HTML. The framework runs both in one process, from two bundles:
 * what they share can only be on the global object.
 */

const KEY = Symbol.for('ottilie.static-markup')

/** More than any number of pages in progress needs. Elements whose HTML is never rendered (an aborted request) make room for later ones. */
export const MOST_WAITING = 4_000

/** A slot's id where it is all that the page's data says of the slot. Only the server looks for elements by it. */
export const SLOT_ID_IN_DATA = /\{"id":"static:\w+"\}/g

type Waiting = { last: number; elements: Map<string, ReactNode> }

function waiting(): Waiting {
  const holder = globalThis as { [KEY]?: Waiting }
  holder[KEY] ??= { last: 0, elements: new Map() }
  return holder[KEY]
}

/** Puts elements down for a slot and returns the slot's id. */
export function putDown(elements: ReactNode): string {
  const all = waiting()
  all.last += 1
  const id = `static:${all.last.toString(36)}`
  all.elements.set(id, elements)
  const [oldest = id] = all.elements.keys()
  if (all.elements.size > MOST_WAITING) all.elements.delete(oldest)
  return id
}

/** Takes the elements of a slot. Throws if they are gone: a page without them would be kept and sent to everybody. */
export function takeUp(id: string): ReactNode {
  const { elements } = waiting()
  if (!elements.has(id)) throw new Error(`The static markup of slot ${id} is gone.`)
  const found = elements.get(id)
  elements.delete(id)
  return found
}
