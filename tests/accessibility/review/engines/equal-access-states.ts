import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import type { ScreenState } from '#tests/contract/states/screen-states.ts'

type Asked = Pick<ScreenState, 'rows' | 'path' | 'selection' | 'store' | 'widths'>

/**
 * The states that Equal Access looks at, each with the width. It takes a quarter of the time of a visit, and most of what it asks is the same at each width and
 * in each store. Of two states that differ in the store alone it looks at one, in turn of the stores and of the widths (decisions 172 and 195). So it looks at each
 * state once, and at each page of several states in both stores and at both widths.
 */
export function equalAccessStates<State extends Asked>(states: readonly State[]): ReadonlyMap<State, ScreenWidth> {
  const asked = new Map<State, ScreenWidth>()
  const turns = new Map<string, number>()
  for (const alike of Map.groupBy(states, keyOf).values()) {
    const [first, second] = [alike.filter(({ store }) => store === 'en-GB'), alike.filter(({ store }) => store === 'en-US')]
    for (let at = 0; at < Math.max(first.length, second.length); at += 1) {
      const pair = [first[at], second[at]].filter((state) => state !== undefined)
      const page = pageInAnyStore(pair[0]?.path ?? '')
      const turn = turns.get(page) ?? 0
      turns.set(page, turn + 1)
      const state = pair[turn % pair.length]
      if (state) asked.set(state, state.widths[turn % state.widths.length] ?? 1440)
    }
  }
  return asked
}

/** The same in both stores, whatever is asked of the page. */
export function pageInAnyStore(path: string): string {
  return path.replace(/^\/us(?=\/|\?|$)/, '').replace(/\?.*/, '') || '/'
}

/** The same for a state and its like in the other store. */
function keyOf({ rows, selection }: Asked): string {
  const chosen = new URLSearchParams(selection)
  chosen.delete('store')
  return `${rows.join()} ${chosen}`
}
