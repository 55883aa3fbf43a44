import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  parse,
  type Source,
  validate,
  valueFromASTUntyped,
} from 'graphql'
import { createHandler } from 'graphql-http/lib/use/fetch'
import { loadContract } from '../../load.ts'
import { type Defect, defects, type Flaw } from './defects.ts'
import { PlainValues } from './plain-values.ts'

/** The shopper that the second server knows. */
export const SECOND_SHOPPER = { email: 'somebody@example.com', password: 'a-right-Passw0rd' }

/** The payment token that pays on the second server. */
export const TEST_TOKEN = 'second-server-pays'

const contract = loadContract()
const schema = buildASTSchema(contract.schemaDocument, { assumeValidSDL: true })

type Session = 'none' | 'guest' | 'shopper'
/** What a root field answers a logged-in shopper, where it is told. */
export type ToldAnswers = Readonly<Record<string, (args: Record<string, unknown>) => unknown>>

type Asked = { session: Session; values: PlainValues; cookie: (value: string) => void }

/**
 * A GraphQL server of another library that answers the whole contract by plain resolvers: sessions by a cookie, bounds by reading the directives, and data
 * that fits the types. It shares no code with the mock server. `told`: what it answers a shopper instead of data that merely fits.
 */
export function secondServer(seed: number, defect?: Defect, told: ToldAnswers = {}): (request: Request) => Promise<Response> {
  const values = new PlainValues(schema, seed, (coordinate) => Number(constraintOf(coordinate)['maxItems'] ?? 4))
  const flaw: Flaw | undefined = defect === undefined ? undefined : defects[defect]
  return async (request) => {
    const cookies: string[] = []
    const session = (/session=(guest|shopper)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'none') as Session
    const context: Asked = { session, values, cookie: (value) => void cookies.push(value) }
    const handle = createHandler({
      schema,
      rootValue: rootOf(flaw ?? {}, told),
      context: () => context as never,
      parse: parsedOnce,
      validate: validatedOnce,
    })
    // A copy does not hold what ends the signal of a request: a flaw that waits for that gets the request itself.
    const response = await handle(flaw?.answer ? request.clone() : request)
    const headers = new Headers(response.headers)
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    const whole = new Response(await response.text(), { status: response.status, headers })
    return flaw?.answer ? flaw.answer(whole, request) : whole
  }
}

const documents = new Map<string, DocumentNode>()
const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>()

/** The same few documents are sent thousands of times. */
function parsedOnce(source: string | Source): DocumentNode {
  const text = typeof source === 'string' ? source : source.body
  const known = documents.get(text) ?? parse(text)
  documents.set(text, known)
  return known
}

function validatedOnce(against: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const known = validated.get(document) ?? validate(against, document)
  validated.set(document, known)
  return known
}

/** Root resolvers by field name. Query and Mutation share no field. */
function rootOf({ unguarded, openToGuests, unbounded }: Omit<Flaw, 'key'>, told: ToldAnswers): Record<string, unknown> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  return Object.fromEntries(
    roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map((field) => {
        const coordinate = `${root?.name}.${field.name}`
        const resolve = (args: Record<string, unknown>, asked: Asked): unknown => {
          if (coordinate !== unbounded) refuseOutside(field, args)
          const isShopper = coordinate === openToGuests && asked.session !== 'none'
          if (coordinate !== unguarded) refuseWithoutSession(field, isShopper ? 'shopper' : asked.session)
          const answer = asked.session === 'shopper' ? told[field.name] : undefined
          return answer ? answer(args) : (special[field.name]?.(args, asked) ?? plain(field, args, asked))
        }
        return [field.name, resolve]
      }),
    ),
  )
}

function plain(field: GraphQLField<unknown, unknown>, args: Record<string, unknown>, { values }: Asked): unknown {
  const codes = codesOf(field)
  // What no server has.
  if (codes.includes('NOT_FOUND') && /no-such/i.test(JSON.stringify(args))) throw refusal('NOT_FOUND', [])
  const coordinate = `${schema.getQueryType()?.getFields()[field.name] === field ? 'Query' : 'Mutation'}.${field.name}`
  return values.of(field.type, coordinate, codes, !directive(field.astNode?.directives, 'semanticNonNull'))
}

/** The few fields that do something. */
const special: Readonly<Record<string, (args: Record<string, unknown>, asked: Asked) => unknown>> = {
  startAnonymousSession: (_args, asked) => {
    if (asked.session === 'none') asked.cookie('session=guest; HttpOnly; SameSite=Lax')
    return undefined
  },
  login: ({ input }, asked) => {
    const isRight = JSON.stringify(input) === JSON.stringify(SECOND_SHOPPER)
    return isRight ? loggedIn(asked) : loginRefused('LOGIN_REJECTED', asked)
  },
  placeOrder: ({ input }, { values }) => {
    const type = schema.getType('OrderPlaced')
    const isPaid = typeof input === 'object' && input !== null && Reflect.get(input, 'paymentToken') === TEST_TOKEN
    return isPaid && isObjectType(type) ? values.object(type, [], {}) : undefined
  },
  loginWithCode: (_args, asked) => loginRefused('SIGN_IN_CODE_WRONG', asked),
  logout: (_args, asked) => {
    asked.cookie('session=; Max-Age=0')
    return undefined
  },
}

function loggedIn({ values, cookie }: Asked): unknown {
  const type = schema.getType('SessionStarted')
  if (!isObjectType(type)) return undefined
  cookie('session=shopper; HttpOnly; SameSite=Lax')
  return values.object(type, [], {})
}

function loginRefused(code: string, { values }: Asked): unknown {
  const type = schema.getType('LoginRejected')
  if (!isObjectType(type)) return undefined
  return values.object(type, [code], { problems: [{ __typename: 'Problem', code, message: 'No.', path: [] }] })
}

function directive(nodes: readonly ConstDirectiveNode[] | undefined, name: string): Record<string, unknown> | undefined {
  const node = nodes?.find((one) => one.name.value === name)
  return node && Object.fromEntries((node.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]))
}

function codesOf({ astNode }: GraphQLField<unknown, unknown>): string[] {
  const codes = directive(astNode?.directives, 'errors')?.['codes']
  return Array.isArray(codes) ? codes.map(String) : []
}

function constraintOf(coordinate: string): Record<string, unknown> {
  const [typeName = '', fieldName = ''] = coordinate.split('.')
  const type = schema.getType(typeName)
  return isObjectType(type) ? (directive(type.getFields()[fieldName]?.astNode?.directives, 'constraint') ?? {}) : {}
}

function refuseWithoutSession({ astNode }: GraphQLField<unknown, unknown>, session: Session): void {
  const needed = directive(astNode?.directives, 'requires')?.['session']
  if (needed === 'LOGGED_IN' && session !== 'shopper') throw refusal('UNAUTHENTICATED', [])
  if (needed === 'ANY' && session === 'none') throw refusal('SESSION_REQUIRED', [])
}

function refusal(code: string, problems: readonly unknown[]): GraphQLError {
  return new GraphQLError(`Refused: ${code}.`, { extensions: { code, ...(problems.length > 0 && { problems }) } })
}

type Problem = { code: string; message: string; path: readonly string[] }

function refuseOutside({ args: declared }: GraphQLField<unknown, unknown>, given: Record<string, unknown>): void {
  const problems = declared.flatMap(({ name, type, astNode }) =>
    outside(type, directive(astNode?.directives, 'constraint') ?? {}, given[name], [name]),
  )
  if (problems.length > 0) throw refusal('BAD_USER_INPUT', problems)
}

function outside(type: GraphQLInputType, rules: Record<string, unknown>, value: unknown, path: readonly string[]): Problem[] {
  if (value === null || value === undefined) return []
  const bare = getNullableType(type)
  const say = (code: string): Problem[] => [{ code, message: `${path.join('.')} is ${code}.`, path }]
  const bound = (rule: string, otherwise: number): number => (typeof rules[rule] === 'number' ? rules[rule] : otherwise)
  if (isListType(bare) && Array.isArray(value)) {
    if (value.length < bound('minItems', 0)) return say(value.length === 0 ? 'REQUIRED' : 'TOO_SHORT')
    if (value.length > bound('maxItems', Number.POSITIVE_INFINITY)) return say('TOO_LONG')
    return value.flatMap((entry: unknown, at) => outside(bare.ofType, rules, entry, [...path, String(at)]))
  }
  if (isInputObjectType(bare)) {
    return Object.values(bare.getFields()).flatMap(({ name, type: inner, astNode }) =>
      outside(inner, directive(astNode?.directives, 'constraint') ?? {}, Reflect.get(value, name), [...path, name]),
    )
  }
  if (typeof value === 'number') return value < bound('min', -Infinity) || value > bound('max', Infinity) ? say('OUT_OF_RANGE') : []
  if (typeof value !== 'string') return []
  const length = [...value.trim()].length
  if (length < bound('minLength', 0)) return say(length === 0 ? 'REQUIRED' : 'TOO_SHORT')
  if (length > bound('maxLength', Infinity)) return say('TOO_LONG')
  const form = rules['pattern'] ?? (rules['format'] === 'email' ? '\\S+@\\S+' : rules['format'] === 'uuid' ? '[0-9a-f-]{36}' : undefined)
  return typeof form === 'string' && !new RegExp(`^(?:${form})$`, 'iu').test(value) ? say('INVALID') : []
}

/** The contract that it is held against. */
export const secondContract = contract
