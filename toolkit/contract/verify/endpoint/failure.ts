/** What kept a request from being answered with GraphQL. */
type FailureKind =
  | 'unknown-host'
  | 'refused'
  | 'blocked-port'
  | 'certificate'
  | 'timeout'
  | 'cut'
  | 'redirect'
  | 'html'
  | 'content-type'
  | 'no-json'
  | 'no-graphql'
  | 'rate-limit'

/** A request without a GraphQL answer, told in a sentence for whoever runs the API. */
export type Failure = { kind: FailureKind; text: string }

/** Failures after which no other question has a chance: nothing more is asked. */
const HOPELESS: ReadonlySet<FailureKind> = new Set(['unknown-host', 'refused', 'blocked-port', 'certificate'])

/** True when every further request would end alike. */
export function isHopeless({ kind }: Failure): boolean {
  return HOPELESS.has(kind)
}

/** The failure behind what `fetch` threw, or what reading the body threw. */
export function failureOf(error: unknown, { url, timeoutMs }: { url: URL; timeoutMs: number }): Failure {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'timeout', text: `no answer within ${timeoutMs} ms` }
  }
  const code = codeOf(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { kind: 'unknown-host', text: `the name ${url.hostname} leads to no address` }
  if (code === 'ECONNREFUSED') return { kind: 'refused', text: `nothing listens at ${url.host}` }
  if (/CERT|SELF_SIGNED|ALTNAME|ISSUER/.test(code)) {
    return {
      kind: 'certificate',
      text: `the certificate of ${url.host} is not trusted (${code}): add its authority with NODE_EXTRA_CA_CERTS`,
    }
  }
  // No code tells it: the Fetch standard blocks ports of other protocols, such as 4190.
  if (error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port') {
    return { kind: 'blocked-port', text: `port ${url.port} is kept for another protocol, and clients refuse it: serve the API at another` }
  }
  return { kind: 'cut', text: `the connection ended before the answer was complete${code === '' ? '' : ` (${code})`}` }
}

/** The system's code of an error, which `fetch` hides one or two causes deep. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && code !== 'ABORT_ERR' ? code : codeOf(error.cause)
}
