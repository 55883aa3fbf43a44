/** The parts of an attempt that decide where its shopper goes. */
type Attempt = {
  state: 'NOT_STARTED' | 'ACTION_REQUIRED' | 'PENDING' | 'PLACED' | 'REFUSED'
  problems: readonly { code: string }[]
  order: { number: string } | null
}

/**
 * The page that shows what became of an attempt, without the store's prefix; undefined while it is open. An attempt that never reached the server is
 * told as a failed connection: nothing was charged with it.
 */
export function attemptTarget({ state, problems, order }: Attempt): string | undefined {
  if (state === 'PLACED' && order) return `/checkout/success?${new URLSearchParams({ order: order.number })}`
  if (state === 'NOT_STARTED') return refused(['NETWORK_ERROR'])
  if (state === 'REFUSED') return refused(problems.length > 0 ? problems.map(({ code }) => code) : ['PAYMENT_FAILED_ERROR'])
  return undefined
}

function refused(codes: readonly string[]): string {
  return `/checkout?${new URLSearchParams(codes.map((code) => ['refused', code]))}#payment`
}
