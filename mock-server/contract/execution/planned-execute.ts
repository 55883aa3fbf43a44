import { type ExecutionArgs, type ExecutionResult, execute } from 'graphql'
import { ContractContext } from '../context.ts'
import { AnswerWriter } from './write-answer.ts'

/** Executes an operation as graphql-js does. Whatever answers operations has this shape, so one can take another's place. */
export type Execute = (args: ExecutionArgs) => ReturnType<typeof execute>

/** The ways to execute: by plan where that is possible, or always by graphql-js. */
export const executions = ['planned', 'graphql-js'] as const

/** One of them. */
export type Execution = (typeof executions)[number]

/** A result that is already text. Reading its data parses it again. */
class WrittenResult {
  readonly #text: string
  stringify = (): string => this.#text

  constructor(text: string) {
    this.#text = text
  }

  get data(): ExecutionResult['data'] {
    return (JSON.parse(this.#text) as ExecutionResult).data
  }
}

/** Executes by plan if possible, else by graphql-js. The plans are kept with the function. */
export function plannedExecute(): Execute {
  const writer = new AnswerWriter()
  return (args) => {
    const { contextValue } = args
    const text = contextValue instanceof ContractContext ? writer.write(args, contextValue) : undefined
    if (text === undefined) return execute(args)
    return typeof text === 'string'
      ? new WrittenResult(text)
      : text.then((later) => (later === undefined ? execute(args) : new WrittenResult(later)))
  }
}
