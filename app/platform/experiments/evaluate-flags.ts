import 'server-only'
import { z } from 'zod'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { type Flags, flagsIn } from './known-flags.ts'

/** OpenFeature's remote evaluation, at the contract's host. */
const EVALUATE_PATH = '/ofrep/v1/evaluate/flags'

/** An entry that cannot be read, as one whose evaluation failed, leaves its flag at the base value and the others alone. */
const answerSchema = z.object({
  flags: z.array(
    z.object({ key: z.string(), value: z.union([z.string(), z.boolean(), z.number()]) }).or(z.unknown().transform(() => undefined)),
  ),
})

/** Who the flags are for: the cookies that go to the contract, and what tells one visitor from another without saying who it is. */
export type FlagsAsker = { cookieHeader: string | undefined; targetingKey: string }

/** The flags that the contract's host has for somebody. Throws when it does not answer within `limitMs`, or not with flags. */
export async function evaluateFlags({ cookieHeader, targetingKey }: FlagsAsker, limitMs: number): Promise<Flags> {
  const answer = await fetch(new URL(EVALUATE_PATH, serverSettings().graphqlUrl), {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(cookieHeader && { cookie: cookieHeader }) },
    body: JSON.stringify({ context: { targetingKey } }),
  })
  if (!answer.ok) throw new Error(`The flags were answered with ${answer.status}.`)
  const { flags } = answerSchema.parse(await answer.json())
  return flagsIn(Object.fromEntries(flags.flatMap((flag) => (flag ? [[flag.key, textOf(flag.value)]] : []))))
}

/** Hosts that know booleans say so; the specification's flags are `1` and `0`. */
function textOf(value: string | boolean | number): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}
