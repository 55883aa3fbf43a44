import { sessionRequirements } from '#schema/__generated__/session-requirements.ts'
import type { RequiredSession } from '#schema/__generated__/types.ts'
import type { ContractContext } from './context.ts'
import { sessionRequired, unauthenticated } from './errors.ts'

/** A resolver without the fourth argument: planned execution only supports three. */
export type Resolve = (root: unknown, args: never, context: ContractContext) => unknown

const refusals: Readonly<Record<RequiredSession, (context: ContractContext) => void>> = {
  ANY: ({ session }) => {
    if (session.kind === 'none') throw sessionRequired()
  },
  LOGGED_IN: ({ shopper }) => {
    if (!shopper.read('identity')) throw unauthenticated()
  },
}

/** Wraps a field's resolver to reject a request that lacks the session required by the schema's `@requires`. */
export function requireSession(coordinate: string, resolve: Resolve): Resolve {
  const session = sessionRequirements[coordinate]
  if (session === undefined) return resolve
  const refuse = refusals[session]
  return (root, args, context) => {
    refuse(context)
    return resolve(root, args, context)
  }
}
