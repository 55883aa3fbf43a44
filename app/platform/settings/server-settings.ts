import 'server-only'
import { z } from 'zod'

const schema = z.object({
  /** URL of the contract. The only setting that changes when the real API replaces the mock server. */
  GRAPHQL_URL: z.url().default('http://localhost:4000/graphql'),
  /** Names of cookies whose visitors get per-request pages, separated by commas. */
  FORWARD_COOKIES: z.string().default(''),
  /** Public URL of the shop, for canonical and alternate links. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** Name of the environment, for the help centre. */
  SHOP_ENVIRONMENT: z.string().default('local'),
  /** Target of the login link while the flag `alternative-auth` is on; /login if unset (open point A17). */
  ALTERNATIVE_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Timeout for the contract's answers in milliseconds. */
  GRAPHQL_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
  /** What the CMS signs its notices with, as Standard Webhooks write a secret: 24 to 64 bytes. Without it none is taken. */
  CONTENT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)
    .optional(),
})

/** The server's settings, read from the environment at run time so that one build serves every environment. */
export type ServerSettings = {
  graphqlUrl: string
  forwardCookies: readonly string[]
  siteUrl: string
  alternativeAuthUrl: string | undefined
  graphqlTimeoutMs: number
  contentWebhookSecret: string | undefined
  /** Such as `production`. */
  environment: string
}

/** Reads and checks the environment. Throws an error that names the invalid variable and the reason. */
export function serverSettings(env: Readonly<Record<string, string | undefined>> = process.env): ServerSettings {
  const parsed = schema.safeParse(env)
  if (!parsed.success) throw new Error(`The environment is not usable. ${z.prettifyError(parsed.error)}`)
  const { GRAPHQL_URL, FORWARD_COOKIES, SITE_URL, GRAPHQL_TIMEOUT_MS, SHOP_ENVIRONMENT, ALTERNATIVE_AUTH_URL, CONTENT_WEBHOOK_SECRET } =
    parsed.data
  return {
    graphqlUrl: GRAPHQL_URL,
    forwardCookies: FORWARD_COOKIES.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    siteUrl: SITE_URL.replace(/\/$/, ''),
    alternativeAuthUrl: ALTERNATIVE_AUTH_URL,
    graphqlTimeoutMs: GRAPHQL_TIMEOUT_MS,
    contentWebhookSecret: CONTENT_WEBHOOK_SECRET,
    environment: SHOP_ENVIRONMENT,
  }
}
