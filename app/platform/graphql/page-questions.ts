import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import type {
  AddUserPromptMutation,
  AddUserPromptMutationVariables,
  GetAnniversaryGiftModalQuery,
  GetAnniversaryGiftModalQueryVariables,
  GetDiscoveryJourneySlidesQuery,
  GetGracePeriodEntitlementQuery,
  GetShopperQuery,
  GetUserPromptsQuery,
  GetWishedSkusQuery,
  MeQuery,
  RequestAnniversaryReminderMutation,
} from '#operations/__generated__/operations.ts'
import { isEmptyAnswer, policyOf } from './operation-policy.ts'
import { RequestFailure } from './request-failure.ts'

type NoVariables = Readonly<Record<string, never>>
type Asked<Data, Variables = NoVariables> = { data: Data; variables: Variables }

/**
 * What a page asks about its shopper by itself, before anything is pressed, and what a prompt sends. By name and not by document: the documents and the API
 * client with its cache are 60 KiB of script, which a page loads with the first press that needs them (decision 166).
 */
type PageQuestions = {
  addUserPrompt: Asked<AddUserPromptMutation, AddUserPromptMutationVariables>
  getAnniversaryGiftModal: Asked<GetAnniversaryGiftModalQuery, GetAnniversaryGiftModalQueryVariables>
  getDiscoveryJourneySlides: Asked<GetDiscoveryJourneySlidesQuery>
  getGracePeriodEntitlement: Asked<GetGracePeriodEntitlementQuery>
  getShopper: Asked<GetShopperQuery>
  getUserPrompts: Asked<GetUserPromptsQuery>
  getWishedSkus: Asked<GetWishedSkusQuery>
  me: Asked<MeQuery>
  requestAnniversaryReminder: Asked<RequestAnniversaryReminderMutation>
}

/** Request timeout in milliseconds, as the API client's. */
const LONGEST_WAIT = 30_000

/** Waits before a request that is safe to repeat is sent again, milliseconds. */
const WAITS = [300, 600]

type Data = Readonly<Record<string, unknown>>

/** Answers of CACHE_FIRST operations, those on the way among them, and the session that they belong to. */
const answers = new Map<string, Promise<Data>>()
let answeredIn: string | undefined

/**
 * Asks the contract under the operation's policy, as the API client does: CACHE_FIRST answers are kept for the page and its session, the others are never.
 * Throws RequestFailure if the answer has no data, or nothing in it. `keepalive`: the browser finishes the request after its page is left.
 */
export async function askForPage<Name extends keyof PageQuestions>(
  name: Name,
  variables: PageQuestions[Name]['variables'],
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<PageQuestions[Name]['data']> {
  const isKept = policyOf(name).fetchPolicy === 'CACHE_FIRST'
  const data = await (isKept ? keptAnswer(name, variables) : answerOf(name, variables, keepalive))
  // The server answers the document that the hash names, and has checked its answer against the schema.
  return data as PageQuestions[Name]['data']
}

/** The answer that the page has, or the one that is on the way; without either it is asked for. A failure is not kept. */
function keptAnswer(name: string, variables: object): Promise<Data> {
  const session = sessionKey()
  if (session !== answeredIn) answers.clear()
  answeredIn = session
  const key = `${name} ${JSON.stringify(variables)}`
  const known = answers.get(key)
  if (known) return known
  const asked = answerOf(name, variables, false)
  answers.set(key, asked)
  const forget = () => void (answers.get(key) === asked && answers.delete(key))
  // An answer that arrives after a change of session may belong to either.
  asked.then(() => sessionKey() !== session && forget(), forget)
  return asked
}

async function answerOf(name: string, variables: object, keepalive: boolean): Promise<Data> {
  const response = await sent(name, variables, keepalive)
  if (!response.ok) {
    release(response)
    throw new RequestFailure(name, 'status', String(response.status))
  }
  const { data, errors } = await bodyOf(name, response)
  if (errors?.length) throw new RequestFailure(name, 'errors', codeOf(errors[0]))
  if (!data || isEmptyAnswer(name, data)) throw new RequestFailure(name, 'empty')
  return data
}

/** Sends a request; one that is safe to repeat up to three times, after a failure of the network or of the server. */
async function sent(name: string, variables: object, keepalive: boolean): Promise<Response> {
  const { hash, retry } = policyOf(name)
  const signal = AbortSignal.timeout(LONGEST_WAIT)
  const body = JSON.stringify({ operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-store': document.documentElement.lang }
  const send = () => fetch('/api/graphql', { method: 'POST', credentials: 'same-origin', headers, body, keepalive, signal })
  for (const wait of retry === 'SAFE' ? WAITS : []) {
    const response = await send().catch((error: unknown) => {
      if (signal.aborted) throw new RequestFailure(name, 'network', undefined, error)
    })
    if (response && !isForNow(response)) return response
    if (response) release(response)
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return send().catch((error: unknown) => {
    throw new RequestFailure(name, 'network', undefined, error)
  })
}

/** Gives up a body that nobody reads. Until then the browser counts the request as under way, and holds its connection. */
function release({ body }: Response): void {
  body?.cancel().catch(() => undefined)
}

/** True for a failure that may be over when the request is sent again. A 4xx is refused again; only 408 says that the request was not read in time. */
function isForNow({ status }: Response): boolean {
  return status >= 500 || status === 408
}

type Body = { data?: Data | null; errors?: readonly unknown[] }

async function bodyOf(name: string, response: Response): Promise<Body> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch (error) {
    throw new RequestFailure(name, 'status', String(response.status), error)
  }
}

function codeOf(error: unknown): string | undefined {
  const extensions = typeof error === 'object' && error !== null && 'extensions' in error ? error.extensions : undefined
  const code = typeof extensions === 'object' && extensions !== null && 'code' in extensions ? extensions.code : undefined
  return typeof code === 'string' ? code : undefined
}
