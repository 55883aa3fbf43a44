import type { Store } from '../api/answers.ts'

/** What the gallery shows in its middle. */
export const views = ['scenarios', 'compose', 'schema', 'operations', 'open-points', 'coverage', 'changes'] as const
export type View = (typeof views)[number]

export const tabs = ['session', 'basket', 'flags', 'cookies', 'steps'] as const
type Tab = (typeof tabs)[number]

/** What the address says: everything a link to a colleague has to carry. */
export type Address = {
  view: View
  /** What is searched for. */
  q: string
  /** A group of scenarios; empty for all. */
  group: string
  store: Store
  /** What is selected, as cookies and headers carry it; empty for nothing. */
  selection: string
  /** The world of the session, where it is not the gallery's own. */
  world: string
  tab: Tab
  /** What is open in a contract page: a type or an operation. */
  item: string
}

export const noAddress: Address = {
  view: 'scenarios',
  q: '',
  group: '',
  store: 'en-GB',
  selection: '',
  world: '',
  tab: 'session',
  item: '',
}

const LONGEST = 2000
const stores = ['en-GB', 'en-US'] as const

/** Reads an address; what it does not know counts as unsaid. */
export function readAddress(search: string): Address {
  const said = new URLSearchParams(search)
  const text = (name: string) => (said.get(name) ?? '').slice(0, LONGEST)
  return {
    view: oneOf(views, text('view'), noAddress.view),
    q: text('q'),
    group: text('group'),
    store: oneOf(stores, text('store'), noAddress.store),
    selection: text('selection'),
    world: text('world'),
    tab: oneOf(tabs, text('tab'), noAddress.tab),
    item: text('item'),
  }
}

/** Writes an address without what goes without saying. */
export function writeAddress(address: Address): string {
  const said = new URLSearchParams(Object.entries(address).filter(([name, value]) => value !== noAddress[name as keyof Address]))
  const text = said.toString()
  return text === '' ? '/' : `/?${text}`
}

function oneOf<Name extends string>(names: readonly Name[], text: string, otherwise: Name): Name {
  return names.find((name) => name === text) ?? otherwise
}
