import { freshWorld } from '#mock-server/worlds/requests/request-world.ts'
import { type BaseWorld, World } from '#mock-server/worlds/world.ts'

/** One part of a base world, such as `state clock`, `guest baskets` or `account ada@example.com prompts`. */
export type WorldPart = string

/** The parts of a world that were read, in the order of first reads. */
export type PartsRead = Set<WorldPart>

/** Text of a part that the base world does not have. */
const ABSENT = 'absent'

type PartAddress = { kind: string; name: string; inside: string | undefined }

const addresses = new Map<WorldPart, PartAddress>()

/** A part's name taken apart, once: a sweep looks up a few dozen parts in millions of places. */
function addressOf(part: WorldPart): PartAddress {
  const known = addresses.get(part)
  if (known) return known
  const [kind = '', name = '', inside] = part.split(' ')
  const address = { kind, name, inside }
  addresses.set(part, address)
  return address
}

const texts = new WeakMap<object, string>()

/** A part of a base world as text: equal texts mean equal parts. */
export function partOf(base: BaseWorld, part: WorldPart): string {
  const { kind, name, inside } = addressOf(part)
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
 * A new world over a base, and the set of base parts read through it from now on. Answers depend only on the world, so two worlds that are equal in the parts
 * read give the same answers.
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

/** The same data, recording every part that is read. Enumerating it reads every part. */
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

/** The accounts of a base world, each recording its reads. */
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
