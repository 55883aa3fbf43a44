import { atPath, isRecord } from '../../coverage/answer/answer-places.ts'

/** One place where two answers to the same request say different things; texts for a report, short. */
export type AnswerDifference = { path: string; kind: 'shape' | 'notices' | 'amounts'; endpoint: string; mock: string }

/**
 * Where an endpoint's answer differs from the mock server's in shape (null, kind, member of a union, length of a list), in the codes of its notifications,
 * or in amounts. Texts, ids and instants are each server's own. Amounts are left out where the two charge different prices for what is in the basket, and what
 * an account stores where the session is a shopper's (`isAccount`).
 */
export function answerDifferences(endpoint: unknown, mock: unknown, isAccount = false): AnswerDifference[] {
  const found: AnswerDifference[] = []
  const isSamePriced = JSON.stringify(unitPrices(endpoint)) === JSON.stringify(unitPrices(mock))
  compare(endpoint, mock, '', (difference) => {
    if (isAccount && STORED.test(difference.path)) return
    if (difference.kind !== 'amounts' || isSamePriced) found.push(difference)
  })
  return found
}

/** What a checkout takes from an account, and how often its basket was changed: every shopper has others. */
const STORED = /^checkout\.(contact|deliveryAddress|addresses|missing)(\.|$)|\.version$/

/** Lists whose entries are the shop's choice: other catalogues have others. */
const OWN_CHOICE =
  /(^|\.)(images|deliveryMethods|paymentMethods|perks|links|modules?|spotlightModule|gwpModule|membershipDetails|termsAndConditions)(\.|$)/

function compare(endpoint: unknown, mock: unknown, path: string, note: (difference: AnswerDifference) => void): void {
  if (OWN_CHOICE.test(path)) return
  const say = (kind: AnswerDifference['kind'], one: string, other: string): void => note({ path, kind, endpoint: one, mock: other })
  if (path.endsWith('notifications') && Array.isArray(endpoint) && Array.isArray(mock)) {
    const [one, other] = [codesOf(endpoint), codesOf(mock)]
    if (one !== other) say('notices', one || 'none', other || 'none')
    return
  }
  if (kindOf(endpoint) !== kindOf(mock)) return say('shape', kindOf(endpoint), kindOf(mock))
  if (Array.isArray(endpoint) && Array.isArray(mock)) {
    if (endpoint.length !== mock.length) return say('shape', `${endpoint.length} entries`, `${mock.length} entries`)
    endpoint.forEach((entry: unknown, at) => compare(entry, mock[at], atPath(path, at), note))
    return
  }
  if (isRecord(endpoint) && isRecord(mock)) {
    for (const key of new Set([...Object.keys(endpoint), ...Object.keys(mock)])) compare(endpoint[key], mock[key], atPath(path, key), note)
    return
  }
  if (endpoint === mock) return
  if (typeof endpoint === 'number') say('amounts', String(endpoint), String(mock))
  else if (path.endsWith('__typename') || typeof endpoint === 'boolean') say('shape', String(endpoint), String(mock))
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  return value === undefined ? 'nothing' : `a ${typeof value}`
}

function codesOf(notifications: readonly unknown[]): string {
  return notifications
    .map((one) => (isRecord(one) ? String(one['code']) : ''))
    .sort()
    .join(', ')
}

/** What one of each line costs in both tiers, in the order of the lines; empty for an answer without a basket. */
function unitPrices(data: unknown): unknown[] {
  if (!isRecord(data)) return []
  return Object.values(data).flatMap((root) => {
    const basket = isRecord(root) && isRecord(root['basket']) ? root['basket'] : root
    const items = isRecord(basket) ? basket['items'] : undefined
    return Array.isArray(items) ? items.filter(isRecord).map(unitPrice) : []
  })
}

function unitPrice({ linePrice, quantity }: Readonly<Record<string, unknown>>): unknown {
  const amount = (tier: string): number => {
    const price = isRecord(linePrice) ? linePrice[tier] : undefined
    return isRecord(price) ? Number(price['raw']) / Number(quantity) : 0
  }
  return [amount('typical'), amount('member')]
}
