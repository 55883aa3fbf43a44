/** Third-party scripts that the shop may load, with the environment variable of their URL. Open point A5. */
const variables = { chat: 'CHAT_SCRIPT_URL', reviews: 'REVIEWS_SCRIPT_URL' } as const

export type ThirdParty = keyof typeof variables

/** URLs of the configured scripts; http and https only. */
export type ThirdParties = Readonly<Partial<Record<ThirdParty, string>>>

/** The configured third parties, read at run time so that one build serves every environment. */
export function thirdParties(env: Readonly<Record<string, string | undefined>> = process.env): ThirdParties {
  const setUp = Object.entries(variables).flatMap(([name, variable]) => {
    const address = env[variable]
    return address !== undefined && isWeb(address) ? [[name, new URL(address).href] as const] : []
  })
  return Object.fromEntries(setUp)
}

/** Their origins without duplicates, for the content policy. */
export function thirdPartyOrigins(parties: ThirdParties = thirdParties()): string[] {
  return [...new Set(Object.values(parties).map((address) => new URL(address).origin))]
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
