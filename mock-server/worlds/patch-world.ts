import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { SESSION_LIFETIME } from '../contract/context.ts'
import { arrangements, baseShopper, shopperChanges } from '../scenarios/layer-state.ts'
import { impossibilities } from '../scenarios/whole-layer.ts'
import { type ClockChange, changedClock } from './clock.ts'
import type { Layered } from './layered.ts'
import { SessionError } from './sessions/session-error.ts'
import type { World } from './world.ts'

/**
 * Applies a layer to a live world, like a scenario file's layer to its base. Notices and faults replace the existing ones, so that they can be
 * removed again. `hostNow` in milliseconds. Throws a SessionError for an invalid layer, before any change.
 */
export function patchWorld(world: World, layer: ScenarioLayer, store: StoreLocale, hostNow: number): void {
  refuseImpossible(world, layer, store)
  if (layer.clock) setWorldClock(world, { kind: layer.clock.kind, at: world.base.startsAt + layer.clock.at }, hostNow)
  patchSession(world, layer, store, world.now(hostNow))
  writeAll(world.shopper, shopperChanges(layer, store, world.shopper))
  writeAll(world.state, arrangements(layer, world.state))
}

function refuseImpossible(world: World, layer: ScenarioLayer, store: StoreLocale): void {
  if (layer.store !== undefined && layer.store !== store)
    throw new SessionError('BAD_LAYER', `This session is about the store ${store}. A world of another store is another selection.`)
  const shopper = layer.shopper ?? world.shopper.read('identity')?.role ?? 'guest'
  const [problem] = impossibilities({ ...layer, shopper }, store)
  if (problem) throw new SessionError('BAD_LAYER', `layer.${problem.part}: ${problem.message}.`)
}

/** Sets a world's clock. The remaining lifetime of an open session stays the same. */
export function setWorldClock(world: World, change: ClockChange, hostNow: number): void {
  const before = world.now(hostNow)
  const session = world.state.read('session')
  world.state.write('clock', changedClock(world.state.read('clock'), change, hostNow))
  if (session.kind === 'none' || world.now(hostNow) === before) return
  world.state.write('session', { ...session, expiresAt: session.expiresAt + world.now(hostNow) - before })
}

function patchSession(world: World, { shopper, session }: ScenarioLayer, store: StoreLocale, now: number): void {
  const expiresAt = now + SESSION_LIFETIME
  if (shopper !== undefined) {
    const identity = baseShopper(shopper, store)
    world.state.write(
      'session',
      identity ? { kind: 'account', email: addressOf(world, identity), expiresAt } : { kind: 'guest', expiresAt },
    )
  }
  if (session === 'none') world.endSession()
  else if (session === 'open' && world.state.read('session').kind === 'none') world.state.write('session', { kind: 'guest', expiresAt })
}

/** The email address of a base shopper's account; a scenario may have changed it. */
function addressOf({ base }: World, { id, email }: ShopperRecord): string {
  return [...base.accounts].find(([, { identity }]) => identity?.id === id)?.[0] ?? email.toLowerCase()
}

function writeAll<State extends object>(into: Layered<State>, changes: Partial<State>): void {
  for (const part of Object.keys(changes) as (keyof State)[]) into.write(part, changes[part] as State[typeof part])
}
