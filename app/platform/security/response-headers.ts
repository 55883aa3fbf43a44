/** Security headers of every response. HTML responses also have a content policy, see `content-policy.ts`. */
const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
}

/** Two years. Browsers honour it over https only. */
const strictTransport = 'max-age=63072000; includeSubDomains'

export type RequestFacts = {
  readonly path: string
  /** The scheme that the browser used, if a proxy in front forwards it. */
  readonly forwardedProto: string | undefined
}

/** The security headers of the response to a request. */
export function securityHeaders({ path, forwardedProto }: RequestFacts): Readonly<Record<string, string>> {
  const headers = { ...everyAnswer }
  // Tools on another port of the same site (the gallery) show the same pictures.
  if (path.startsWith('/images/')) headers['Cross-Origin-Resource-Policy'] = 'same-site'
  if (forwardedProto?.split(',', 1)[0]?.trim() === 'https') headers['Strict-Transport-Security'] = strictTransport
  return headers
}
