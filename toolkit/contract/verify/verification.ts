import { type GraphQLSchema, Kind, parse } from 'graphql'
import { requiredSessions } from '../../codegen/required-sessions.ts'
import { type SentOperation, sentOperations } from '../../codegen/sent-operations.ts'
import { type AnswerShape, answerShape } from '../coverage/answer/answer-shape.ts'
import type { Contract } from '../load.ts'
import type { EndpointClient, Exchange } from './endpoint/endpoint.ts'
import { isHopeless } from './endpoint/failure.ts'
import { FindingLog } from './findings.ts'
import { judgeAnswer } from './judge/judge-answer.ts'
import type { Variables } from './plan/read-steps.ts'
import { SeenValues } from './plan/seen-values.ts'

/** Thrown when no further request can be answered. */
export class EndpointLost extends Error {
  override readonly name = 'EndpointLost'
}

/** An operation as it is sent, with what is known of its answers. */
export type SentWithShape = SentOperation & { shape: AnswerShape; roots: readonly string[]; session: 'LOGGED_IN' | 'ANY' | undefined }

/** What one session of a run has in hand: the endpoint, the operations, and what was found and seen so far. Sessions of one run share the log. */
export class Verification {
  readonly schema: GraphQLSchema
  readonly endpoint: EndpointClient
  readonly log: FindingLog
  readonly seen = new SeenValues()
  readonly operations: ReadonlyMap<string, SentWithShape>
  /** Requests sent. */
  asked = 0
  readonly #slowMs: number

  constructor(contract: Contract, endpoint: EndpointClient, slowMs: number, log = new FindingLog()) {
    this.schema = contract.schema
    this.log = log
    this.endpoint = endpoint
    this.#slowMs = slowMs
    this.operations = sentWithShapes(contract)
  }

  /** Asks an operation. A failure on the way is noted; undefined: there is no answer. Throws `EndpointLost`. */
  async ask(
    operation: SentWithShape,
    variables: Variables,
    isAnonymous = false,
  ): Promise<Extract<Exchange, { kind: 'answer' }> | undefined> {
    this.asked += 1
    const exchange = await this.endpoint.ask({ query: operation.body, variables, isAnonymous })
    if (exchange.kind === 'answer') {
      if (exchange.ms > this.#slowMs) {
        this.log.note({
          rule: 'slow',
          subject: operation.name,
          fault: `took longer than ${this.#slowMs} ms to answer`,
          operation: operation.name,
        })
      }
      return exchange
    }
    const { failure } = exchange
    this.log.note({ rule: 'transport', subject: failure.kind, fault: failure.text, operation: operation.name })
    if (isHopeless(failure)) throw new EndpointLost(failure.text)
    return undefined
  }

  /** Asks an operation and judges what it answers. */
  async askAndJudge(operation: SentWithShape, variables: Variables): Promise<Extract<Exchange, { kind: 'answer' }> | undefined> {
    const answer = await this.ask(operation, variables)
    if (!answer) return undefined
    judgeAnswer(operation.shape, { operation: operation.name, ...answer }, this.log)
    this.seen.take(operation.name, operation.shape, answer.data)
    return answer
  }
}

const sentByContract = new WeakMap<Contract, ReadonlyMap<string, SentWithShape>>()

/** The contract's operations as they are sent, by name. Made once for each contract. */
function sentWithShapes(contract: Contract): ReadonlyMap<string, SentWithShape> {
  const known = sentByContract.get(contract)
  if (known) return known
  const { schema, operations, fragments } = contract
  const sessions = requiredSessions(schema)
  const definitions = [...operations.map(({ node }) => node), ...fragments.map(({ node }) => node)]
  const made = new Map(
    sentOperations([{ kind: Kind.DOCUMENT, definitions }]).map((operation) => {
      const shape = answerShape(schema, parse(operation.body))
      const roots = [...shape.root.values()].map(({ coordinate }) => coordinate).filter((coordinate) => coordinate !== '__typename')
      const needed = roots.map((coordinate) => sessions.get(coordinate))
      const session = needed.includes('LOGGED_IN') ? 'LOGGED_IN' : needed.includes('ANY') ? 'ANY' : undefined
      return [operation.name, { ...operation, shape, roots, session }] as const
    }),
  )
  sentByContract.set(contract, made)
  return made
}
