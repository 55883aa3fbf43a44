import 'server-only'
import { cache } from 'react'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import type { FlagName } from '#app/platform/experiments/known-flags.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'

/** Flags that the ways to the account depend on. */
const names = [
  'experiment-order-it-again-badge',
  'account-menu-variant',
  'showMemberBenefits',
  'progressive-login',
  'alternative-auth',
] as const satisfies readonly FlagName[]

/** What a page was made with: the flags' values, and where another provider logs people in, if one is set up. */
export type AccountFlags = Readonly<Record<(typeof names)[number], string>> & { readonly alternativeAuthUrl?: string }

/** The flags of a visit that its account menu and login link depend on: one object a page, which therefore travels once. */
export const accountFlags = cache(async (visit: Visit): Promise<AccountFlags> => {
  const flags = await flagsFor(visit)
  const { alternativeAuthUrl } = serverSettings()
  return {
    'experiment-order-it-again-badge': flags['experiment-order-it-again-badge'],
    'account-menu-variant': flags['account-menu-variant'],
    showMemberBenefits: flags.showMemberBenefits,
    'progressive-login': flags['progressive-login'],
    'alternative-auth': flags['alternative-auth'],
    ...(alternativeAuthUrl !== undefined && { alternativeAuthUrl }),
  }
})
