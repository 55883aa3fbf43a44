/** Scripts of others that the shop may load, each with the variable that says where it is. Decision A5. */
const variables = { chat: 'CHAT_SCRIPT_URL', reviews: 'REVIEWS_SCRIPT_URL' } as const

export type ThirdParty = keyof typeof variables

/** Where their scripts are; who is not set up, or not at an http address, is missing. */
export type ThirdParties = Readonly<Partial<Record<ThirdParty, string>>>

/** Who is set up. Read when it is needed, so that one build serves every environment. */
export function thirdParties(env: Readonly<Record<string, string | undefined>> = process.env): ThirdParties {
  const setUp = Object.entries(variables).flatMap(([name, variable]) => {
    const address = env[variable]
    return address !== undefined && isWeb(address) ? [[name, new URL(address).href] as const] : []
  })
  return Object.fromEntries(setUp)
}

/** The origins that the content policy has to name, each once. */
export function thirdPartyOrigins(parties: ThirdParties = thirdParties()): string[] {
  return [...new Set(Object.values(parties).map((address) => new URL(address).origin))]
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
