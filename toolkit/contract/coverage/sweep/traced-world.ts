import { freshWorld } from '#mock-server/worlds/requests/request-world.ts'
import { type BaseWorld, World } from '#mock-server/worlds/world.ts'

/** One part of what a world is laid over, as `state clock`, `guest baskets`, or `account ada@example.com prompts`. */
export type WorldPart = string

/** The parts of a world that were looked at, in the order in which they were looked at first. */
export type PartsRead = Set<WorldPart>

/** What a base world has where nobody is. */
const ABSENT = 'absent'

const texts = new WeakMap<object, string>()

/** What stands in a part of a base world, as text: equal texts, equal parts. */
export function partOf(base: BaseWorld, part: WorldPart): string {
  const [kind, name = '', inside] = part.split(' ')
  if (kind === 'store') return base.store ?? ABSENT
  if (kind === 'account') {
    const account = base.accounts.get(name)
    return account && inside !== undefined ? textOf(Reflect.get(account, inside)) : account ? 'there' : ABSENT
  }
  return textOf(Reflect.get(kind === 'state' ? base.state : base.guest, name))
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ABSENT
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

/**
 * A new world over a base, and the parts of the base that are looked at through it from now on. Worlds are computed with and nothing else, so that two
 * worlds in which equal parts are looked at answer alike.
 */
export function tracedWorld(base: BaseWorld, hostNow: number): { world: World; read: PartsRead } {
  const read: PartsRead = new Set(['store'])
  const traced = Object.freeze({
    ...base,
    state: watched(base.state, 'state', read),
    guest: watched(base.guest, 'guest', read),
    accounts: new WatchedAccounts(base.accounts, read),
  })
  const world = freshWorld(traced, hostNow)
  return { world, read }
}

/** The same data; whoever looks at a part of it is written down. Who takes all of it at once has looked at every part. */
function watched<Data extends object>(data: Data, name: string, read: PartsRead): Data {
  return new Proxy(data, {
    get: (target, key) => {
      if (typeof key === 'string') read.add(`${name} ${key}`)
      return Reflect.get(target, key)
    },
    ownKeys: (target) => {
      for (const key of Object.keys(target)) read.add(`${name} ${key}`)
      return Reflect.ownKeys(target)
    },
  })
}

/** The accounts of a base world, each of them watched. */
class WatchedAccounts extends Map<string, Readonly<BaseWorld['guest']>> {
  readonly #read: PartsRead

  constructor(accounts: BaseWorld['accounts'], read: PartsRead) {
    super()
    this.#read = read
    for (const [email, state] of accounts) super.set(email, state)
  }

  override get(email: string): Readonly<BaseWorld['guest']> | undefined {
    this.#read.add(`account ${email}`)
    const state = super.get(email)
    return state && watched(state, `account ${email}`, this.#read)
  }
}
