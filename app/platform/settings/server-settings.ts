import 'server-only'
import { z } from 'zod'

const schema = z.object({
  /** Where the contract is answered. The one thing that changes when the real API takes the mock server's place. */
  GRAPHQL_URL: z.url().default('http://localhost:4000/graphql'),
  /** Names of cookies that put a visit on its own, separated by commas. */
  FORWARD_COOKIES: z.string().default(''),
  /** Where the shop is reached, for canonical and alternate addresses. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** What the environment is called, for the help centre. */
  SHOP_ENVIRONMENT: z.string().default('local'),
  /** Where the login link leads while the flag `alternative-auth` is on; /login without it (open point A17). */
  ALTERNATIVE_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How long the shop waits for the contract to answer, in milliseconds. */
  GRAPHQL_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
})

/** The server's settings, read from the environment at run time so that one build serves every environment. */
export type ServerSettings = {
  graphqlUrl: string
  forwardCookies: readonly string[]
  siteUrl: string
  alternativeAuthUrl: string | undefined
  graphqlTimeoutMs: number
  /** As `production`. */
  environment: string
}

/** Reads and checks the environment. Throws an error that names the variable and what is wrong with it. */
export function serverSettings(env: Readonly<Record<string, string | undefined>> = process.env): ServerSettings {
  const parsed = schema.safeParse(env)
  if (!parsed.success) throw new Error(`The environment is not usable. ${z.prettifyError(parsed.error)}`)
  const { GRAPHQL_URL, FORWARD_COOKIES, SITE_URL, GRAPHQL_TIMEOUT_MS, SHOP_ENVIRONMENT, ALTERNATIVE_AUTH_URL } = parsed.data
  return {
    graphqlUrl: GRAPHQL_URL,
    forwardCookies: FORWARD_COOKIES.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    siteUrl: SITE_URL.replace(/\/$/, ''),
    alternativeAuthUrl: ALTERNATIVE_AUTH_URL,
    graphqlTimeoutMs: GRAPHQL_TIMEOUT_MS,
    environment: SHOP_ENVIRONMENT,
  }
}
