import { nearestNames } from '../scenarios/nearest-names.ts'

/** Where the addresses of this server are described: each answer of 404 and 415 ends with it. */
export const WHERE_TO_LOOK = 'Operations are asked at /graphql and described at /docs. The control API: /control/openapi.json.'

/** What the sender of a body that is no JSON is told. */
export const NOT_JSON = `Send content-type: application/json. ${WHERE_TO_LOOK}`

/** Addresses that a person may look for. */
export const KNOWN_ADDRESSES: readonly string[] = [
  '/graphql',
  '/',
  '/health',
  '/control/openapi.json',
  '/docs',
  '/schema.graphql',
  '/manifest.json',
]

/** What whoever asks at an address of nothing is told, with the known addresses nearest to it. */
export function nothingAt(address: string, known: Iterable<string> = KNOWN_ADDRESSES): { message: string; nearest: string[] } {
  const nearest = nearestNames(address, known, 3)
  return { message: `There is nothing at ${address.slice(0, 100)}. Near to it: ${nearest.join(', ')}. ${WHERE_TO_LOOK}`, nearest }
}
