import type { StoreChoice } from '../api/answers.ts'

/** The views of the middle pane. */
export const views = ['scenarios', 'compose', 'experiments', 'schema', 'operations', 'flows', 'open-points', 'coverage', 'changes'] as const
export type View = (typeof views)[number]

export const tabs = ['session', 'basket', 'flags', 'cookies', 'steps'] as const
type Tab = (typeof tabs)[number]

/** The state in the address: everything that a shared link has to carry. */
export type Address = {
  view: View
  /** The search text. */
  q: string
  /** A scenario group; empty for all. */
  group: string
  store: StoreChoice
  /** The selection, as in cookies and headers; empty for none. */
  selection: string
  /** The session's world, if it is not the gallery's own. */
  world: string
  tab: Tab
  /** The open type or operation on a contract page. */
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

/** Parses an address; unknown values are ignored. */
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

/** Formats an address without default values. */
export function writeAddress(address: Address): string {
  const said = new URLSearchParams(Object.entries(address).filter(([name, value]) => value !== noAddress[name as keyof Address]))
  const text = said.toString()
  return text === '' ? '/' : `/?${text}`
}

function oneOf<Name extends string>(names: readonly Name[], text: string, otherwise: Name): Name {
  return names.find((name) => name === text) ?? otherwise
}
