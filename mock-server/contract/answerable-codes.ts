import { operationFields } from '#fixtures/operations/usual-variables.ts'
import { declaredCodes } from '#schema/__generated__/error-codes.ts'
import { sessionRequirements } from '#schema/__generated__/session-requirements.ts'
import type { ErrorCode, RequiredSession } from '#schema/__generated__/types.ts'
import { contractSchema } from './executable-schema.ts'

/** The codes of the transport, and of defects: any request may be answered with them. */
const ofAnyRequest = [
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
  'PERSISTED_QUERY_NOT_FOUND',
  'UNKNOWN_SCENARIO',
  'STORE_UNAVAILABLE',
  'STORE_BUSY',
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly ErrorCode[]

const ofSession: Readonly<Record<RequiredSession, ErrorCode>> = { ANY: 'SESSION_REQUIRED', LOGGED_IN: 'UNAUTHENTICATED' }

/** The codes that a root field may be answered with in `errors[]`: those of any request, of its session and arguments, and of its `@errors`. */
export function answerableCodes(coordinate: string): ReadonlySet<string> {
  const session = sessionRequirements[coordinate]
  return new Set<string>([
    ...ofAnyRequest,
    ...(session === undefined ? [] : [ofSession[session]]),
    ...(takesArguments(coordinate) ? ['BAD_USER_INPUT'] : []),
    ...(declaredCodes[coordinate] ?? []),
  ])
}

/** The codes that an operation of the shop may be answered with in `errors[]`; undefined for an operation that is none of the shop's. */
export function codesOfOperation(operation: string): ReadonlySet<string> | undefined {
  const field = Object.hasOwn(operationFields, operation) ? operationFields[operation] : undefined
  if (field === undefined) return undefined
  return answerableCodes(contractSchema.getQueryType()?.getFields()[field] ? `Query.${field}` : `Mutation.${field}`)
}

function takesArguments(coordinate: string): boolean {
  const [type = '', name = ''] = coordinate.split('.')
  const root = contractSchema.getRootType(type === 'Query' ? 'query' : 'mutation')
  return (root?.getFields()[name]?.args.length ?? 0) > 0
}
