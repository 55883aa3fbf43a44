import 'server-only'
import { cache } from 'react'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import type { FlagName } from '#app/platform/experiments/known-flags.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'

/** Flags that the account menu and the login link depend on. */
const names = [
  'experiment-order-it-again-badge',
  'account-menu-variant',
  'showMemberBenefits',
  'progressive-login',
  'alternative-auth',
] as const satisfies readonly FlagName[]

/** The flags that a page was rendered with, and another login provider's address if one is set up. */
export type AccountFlags = Readonly<Record<(typeof names)[number], string>> & { readonly alternativeAuthUrl?: string }

/** The flags that the account menu and the login link depend on. One object per page, so that it is serialised once. */
export const accountFlags = cache(async (pageRequest: PageRequest): Promise<AccountFlags> => {
  const flags = await flagsFor(pageRequest)
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
