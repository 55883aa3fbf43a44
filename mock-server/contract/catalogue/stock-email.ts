import type { ErrorCode, StockEmailResult } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { isEmail, refusesMail } from '../rules/input/email.ts'

/** The most requests that a world remembers; the oldest are forgotten. */
const MOST_REQUESTS = 200

/** Remembers who waits for a variant. An address that waits already stays once. */
export function requestStockEmail(sku: string, typed: string, { shop, tier, world }: ContractContext): StockEmailResult {
  const variant = shop.index.hasSku(sku) ? shop.models.variant(sku, tier) : undefined
  if (!variant) throw notFound(['sku'], `sku is '${sku.slice(0, 60)}', which this store does not sell.`)
  const email = typed.trim()
  if (!isEmail(email) || refusesMail(email)) return rejected('INVALID_EMAIL', 'email')
  if (variant.availability.inStock && !isSoldOut(world.state.read('answers'))) return rejected('TOO_LATE', 'sku')
  const entry = `${sku} ${email.toLowerCase()}`
  const known = world.state.read('stockEmails')
  const wasRequestedBefore = known.includes(entry)
  if (!wasRequestedBefore) world.state.write('stockEmails', [...known, entry].slice(-MOST_REQUESTS))
  return { __typename: 'StockEmailRequested', variant, email, wasRequestedBefore }
}

/** Whether the world fixes every variant's availability to sold out. */
function isSoldOut(answers: Readonly<Record<string, unknown>>): boolean {
  const fixed = answers['Variant.availability']
  return typeof fixed === 'object' && fixed !== null && 'inStock' in fixed && fixed.inStock === false
}

function rejected(code: ErrorCode, argument: string): StockEmailResult {
  return { __typename: 'StockEmailRejected', problems: [problem(code, [argument])] }
}
