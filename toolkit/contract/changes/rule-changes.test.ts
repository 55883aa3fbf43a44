import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tell } from './told-changes.ts'

const AGREED = /* GraphQL */ `
  directive @constraint(minLength: Int, maxLength: Int, pattern: String, min: Int, max: Int, maxItems: Int) on INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION | FIELD_DEFINITION
  directive @requires(session: RequiredSession!) on FIELD_DEFINITION
  directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
  directive @semanticNonNull on FIELD_DEFINITION
  directive @notification(level: Level!, help: String, stores: [Store!]! = [UK, US]) repeatable on ENUM_VALUE
  enum RequiredSession { ANY LOGGED_IN }
  enum ErrorCode { NOT_FOUND @notification(level: INFO) TOO_LATE @notification(level: WARNING, help: "007") }
  enum Level { INFO WARNING }
  enum Store { UK US }
  input NoteInput { text: String! @constraint(maxLength: 60) }
  type Query {
    orders(first: Int @constraint(max: 50)): [ID!] @constraint(maxItems: 50) @requires(session: ANY) @errors(codes: [NOT_FOUND]) @semanticNonNull
    codes: [ErrorCode!]
  }
  type Mutation { note(input: NoteInput!): Boolean }
`

const OPERATIONS = [
  'query getOrders($first: Int) { orders(first: $first) }',
  'query getCodes { codes }',
  'mutation note($input: NoteInput!) { note(input: $input) }',
]

/** The changes after one replacement, and after taking it back. */
async function bothWays(from: string, to: string): Promise<[there: string[], back: string[]]> {
  if (!AGREED.includes(from)) throw new Error(`the test schema does not hold ${from}`)
  const changed = AGREED.replace(from, to)
  return [await tell(AGREED, changed, OPERATIONS), await tell(changed, AGREED, OPERATIONS)]
}

describe('a rule on an element', () => {
  it.each([
    [
      'a bound of an input that became tighter breaks those who send it',
      ['maxLength: 60', 'maxLength: 10'],
      "FAIL breaking: NoteInput.text: Bound 'maxLength' changed from 60 to 10. Breaks note",
      "told safe: NoteInput.text: Bound 'maxLength' changed from 10 to 60. Concerns note",
    ],
    [
      'so does a bound that was not there',
      ['maxLength: 60', 'maxLength: 60, minLength: 2'],
      "FAIL breaking: NoteInput.text: Bound 'minLength' changed from none to 2. Breaks note",
      "told safe: NoteInput.text: Bound 'minLength' changed from 2 to none. Concerns note",
    ],
    [
      'and one of an argument, for those who pass it',
      ['max: 50)', 'max: 20)'],
      "FAIL breaking: Query.orders.first: Bound 'max' changed from 50 to 20. Breaks getOrders",
      "told safe: Query.orders.first: Bound 'max' changed from 20 to 50. Concerns getOrders",
    ],
    [
      'a list of an answer that may be longer surprises those who read it',
      ['maxItems: 50) @requires', 'maxItems: 80) @requires'],
      "FAIL dangerous: Query.orders: Bound 'maxItems' changed from 50 to 80. May surprise getOrders",
      "told safe: Query.orders: Bound 'maxItems' changed from 80 to 50. Concerns getOrders",
    ],
    [
      'a session that has to be more breaks those who ask',
      ['session: ANY)', 'session: LOGGED_IN)'],
      'FAIL breaking: Query.orders: The session it requires changed from ANY to LOGGED_IN. Breaks getOrders',
      'told safe: Query.orders: The session it requires changed from LOGGED_IN to ANY. Concerns getOrders',
    ],
    [
      'and so does one that was not needed',
      ['codes: [ErrorCode!]\n', 'codes: [ErrorCode!] @requires(session: ANY)\n'],
      'FAIL breaking: Query.codes: The session it requires changed from no session to ANY. Breaks getCodes',
      'told safe: Query.codes: The session it requires changed from ANY to no session. Concerns getCodes',
    ],
    [
      'a further code surprises those who ask',
      ['codes: [NOT_FOUND])', 'codes: [NOT_FOUND, TOO_LATE])'],
      "FAIL dangerous: Query.orders: It answers the code 'TOO_LATE' too. May surprise getOrders",
      "told safe: Query.orders: It answers the code 'TOO_LATE' no more. Concerns getOrders",
    ],
    [
      'null without an error breaks those who read it as non-null',
      [' @semanticNonNull\n    codes', '\n    codes'],
      'FAIL breaking: Query.orders: It may be null without an error. Breaks getOrders',
      'told safe: Query.orders: It is null only together with an error. Concerns getOrders',
    ],
  ] as const)('%s', async (_what, [from, to], there, back) => {
    expect(await bothWays(from, to)).toEqual([[there], [back]])
  })

  it('how a code is told is compared by store', async () => {
    const [there] = await bothWays('NOT_FOUND @notification(level: INFO)', 'NOT_FOUND @notification(level: INFO, stores: [UK])')
    expect(there).toEqual([
      'FAIL dangerous: ErrorCode.NOT_FOUND: How US tells it changed from INFO, help none to not at all. May surprise getCodes',
    ])
    const [louder] = await bothWays('help: "007"', 'help: "008"')
    expect(louder).toEqual([
      "FAIL dangerous: ErrorCode.TOO_LATE: How UK tells it changed from WARNING, help '007' to WARNING, help '008'. May surprise getCodes",
      "FAIL dangerous: ErrorCode.TOO_LATE: How US tells it changed from WARNING, help '007' to WARNING, help '008'. May surprise getCodes",
    ])
  })

  it('any bound that changes is told once, and breaks exactly when less is accepted', async () => {
    const bound = fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(bound, bound, async (was, is) => {
        const of = (value: number | undefined) =>
          AGREED.replace('maxLength: 60', value === undefined ? 'pattern: "a"' : `pattern: "a", maxLength: ${value}`)
        const told = await tell(of(was), of(is), OPERATIONS)
        const isTighter = is !== undefined && (was === undefined || is < was)
        expect(told.map((line) => line.split(' ', 2).join(' '))).toEqual(was === is ? [] : [isTighter ? 'FAIL breaking:' : 'told safe:'])
      }),
      { numRuns: 50 },
    )
  })
})
