import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ClockRecord, ScenarioLayer } from '#fixtures/scenarios/record.ts'
import type { ShopperRecord, ShopperRole } from '#fixtures/shoppers/record.ts'
import { shopperById } from '#fixtures/shoppers/shoppers.ts'
import type { ShopperState, WorldState } from '../worlds/state.ts'

/** The state of a part before a layer is applied. */
export type Reads<State> = { read<Part extends keyof State>(part: Part): State[Part] }

const prefixes: Readonly<Record<StoreLocale, string>> = { 'en-GB': 'uk', 'en-US': 'us' }

/** The base shopper of a role in a store; null for a guest. */
export function baseShopper(role: ShopperRole | undefined, store: StoreLocale): ShopperRecord | null {
  return role === undefined || role === 'guest' ? null : shopperById(`${prefixes[store]}-${role}`)
}

/** A shopper with a layer's person and membership applied. A guest stays a guest. */
function identityWith(before: ShopperRecord | null, { person, membership }: ScenarioLayer): ShopperRecord | null {
  if (!before || (!person && membership === undefined)) return before
  const { membership: own, ...rest } = { ...before, ...person }
  const held = membership === undefined ? own : (membership ?? undefined)
  return held ? { ...rest, membership: held } : rest
}

/** A basket with a layer's part of it: a change like any other, so its version grows. */
function laidOver(basket: BasketRecord, changes: Partial<BasketRecord>): BasketRecord {
  return { ...basket, ...changes, version: (basket.version ?? 0) + 1 }
}

const emptyBasket: BasketRecord = { lines: [], codes: [], deliveryMethod: 'None' }

/** A layer's changes to the shopper's own state. */
export function shopperChanges(layer: ScenarioLayer, store: StoreLocale, before: Reads<ShopperState>): Partial<ShopperState> {
  const { account, basket, codes } = layer
  const identity = before.read('identity')
  const next = identityWith(identity, layer)
  const baskets = before.read('baskets')
  const current = baskets[store] ?? emptyBasket
  return {
    ...account,
    ...(next === identity ? {} : { identity: next }),
    ...(basket || codes ? { baskets: { ...baskets, [store]: laidOver(current, { ...basket, ...(codes && { codes }) }) } } : {}),
  }
}

/** A layer's changes to the state shared by everybody in a world, without session and clock. Offers, notices and faults replace the existing ones. */
export function arrangements(layer: ScenarioLayer, before: Reads<WorldState>): Partial<WorldState> {
  const { content, viewerCountry, sentMails, flags, offers, notices, answers, faults, payment, browser } = layer
  const held = before.read('browser')
  return {
    ...(content ? { content: { ...before.read('content'), ...content } } : {}),
    ...(viewerCountry === undefined ? {} : { viewerCountry }),
    ...(sentMails ? { sentMails } : {}),
    ...(flags ? { flags: { ...before.read('flags'), ...flags } } : {}),
    ...(offers ? { offers } : {}),
    ...(notices ? { notices } : {}),
    ...(answers ? { answers: { ...before.read('answers'), ...answers } } : {}),
    ...(faults ? { faults } : {}),
    ...(payment ? { paymentPlan: payment } : {}),
    ...(browser
      ? {
          browser: {
            cookies: { ...held.cookies, ...browser.cookies },
            localStorage: { ...held.localStorage, ...browser.localStorage },
            sessionStorage: { ...held.sessionStorage, ...browser.sessionStorage },
          },
        }
      : {}),
  }
}

/** A clock relative to a world's start, in milliseconds. A running clock starts when the world is opened. */
export function clockFrom({ kind, at }: ClockRecord, startsAt: number): WorldState['clock'] {
  return kind === 'frozen' ? { kind, at: startsAt + at } : { kind, at: startsAt + at, since: null }
}
