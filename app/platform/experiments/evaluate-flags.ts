import 'server-only'
import { z } from 'zod'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { type Flags, flagsIn } from './known-flags.ts'

/** OpenFeature's remote evaluation, at the contract's host. */
const EVALUATE_PATH = '/ofrep/v1/evaluate/flags'

const flagSchema = z.object({
  key: z.string(),
  value: z.union([z.string(), z.boolean(), z.number()]),
  metadata: z
    .object({ overridden: z.literal(true).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

/** An invalid entry, such as a failed evaluation, leaves its flag at the base value. */
const answerSchema = z.object({ flags: z.array(flagSchema.or(z.unknown().transform(() => undefined))) })

/** The flags of a visitor. `overridden` names those that somebody set for this visitor in place of what the service would assign. */
export type EvaluatedFlags = { flags: Flags; overridden: readonly string[] }

/** Context of the evaluation: cookies for the contract, and an anonymous key that tells visitors apart. */
export type FlagsAsker = { cookieHeader: string | undefined; targetingKey: string }

/** Evaluates the flags at the contract's host. Throws on an invalid answer or after `limitMs`. */
export async function evaluateFlags({ cookieHeader, targetingKey }: FlagsAsker, limitMs: number): Promise<EvaluatedFlags> {
  const answer = await fetch(new URL(EVALUATE_PATH, serverSettings().graphqlUrl), {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(cookieHeader && { cookie: cookieHeader }) },
    body: JSON.stringify({ context: { targetingKey } }),
  })
  if (!answer.ok) throw new Error(`The flags were answered with ${answer.status}.`)
  const given = answerSchema.parse(await answer.json()).flags.filter((flag) => flag !== undefined)
  return {
    flags: flagsIn(Object.fromEntries(given.map(({ key, value }) => [key, textOf(value)]))),
    overridden: given.filter(({ metadata }) => metadata?.overridden).map(({ key }) => key),
  }
}

/** Some hosts send booleans; the specification's flags are `1` and `0`. */
function textOf(value: string | boolean | number): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}
