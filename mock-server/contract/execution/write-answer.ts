import {
  type DocumentNode,
  type ExecutionArgs,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import type { ContractContext } from '../context.ts'
import { type FieldPlan, NotPlanned, NotWritten, type ObjectPlan, Planner, type WriteRun, type Writer } from './plan.ts'
import { isShared } from './shared-value.ts'

type OperationPlan = { operation: OperationDefinitionNode; root: ObjectPlan }

/** Maximum number of cached texts of shared values. The cache is cleared at this size, so that one-off documents cannot fill memory. */
const MOST_TEXTS = 8000

/**
 * Answers queries from plans built once per document and serializes the answer directly; the text of a shared value is cached. It only covers
 * successful queries: anything else (mutations, directives, errors, promises below the root) is left to the reference executor, whose output it
 * matches byte for byte.
 */
export class AnswerWriter {
  readonly #plans = new WeakMap<DocumentNode, Map<string, OperationPlan | null>>()
  #texts = new WeakMap<ObjectPlan, WeakMap<object, string>>()
  #kept = 0

  /** The answer's text; undefined if the reference executor has to handle the request. */
  write(args: ExecutionArgs, context: ContractContext): string | undefined | Promise<string | undefined> {
    const plan = this.#planOf(args)
    if (!plan) return undefined
    const { variableValues } = getVariableValues(args.schema, plan.operation.variableDefinitions ?? [], args.variableValues ?? {})
    if (!variableValues) return undefined
    return this.#writeRoot(plan.root, { context, variables: variableValues, touches: () => context.reads.touches })
  }

  #planOf({ schema, document, operationName }: ExecutionArgs): OperationPlan | null {
    const plans = this.#plans.get(document) ?? new Map<string, OperationPlan | null>()
    this.#plans.set(document, plans)
    const known = plans.get(operationName ?? '')
    if (known !== undefined) return known
    const made = this.#plan(schema, document, operationName)
    plans.set(operationName ?? '', made)
    return made
  }

  #plan(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined): OperationPlan | null {
    const operation = getOperationAST(document, operationName)
    const type = schema.getQueryType()
    if (operation?.operation !== 'query' || !type || operation.directives?.length) return null
    const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    const planner = new Planner(schema, new Map(fragments.map((node) => [node.name.value, node])), (plan) => this.#objectWriter(plan))
    try {
      return { operation, root: planner.object(type, [operation.selectionSet]) }
    } catch (error) {
      if (error instanceof NotPlanned) return null
      throw error
    }
  }

  /** Root fields may be asynchronous; all of them start before any is awaited. */
  #writeRoot(plan: ObjectPlan, run: WriteRun): string | undefined | Promise<string | undefined> {
    try {
      const values = plan.fields.map((field) => valueOf(field, undefined, run))
      if (values.some(isPromise)) return this.#writeLater(plan, values, run)
      return wholeAnswer(plan, values, run)
    } catch {
      return undefined
    }
  }

  async #writeLater(plan: ObjectPlan, values: unknown[], run: WriteRun): Promise<string | undefined> {
    try {
      return wholeAnswer(plan, await Promise.all(values), run)
    } catch {
      return undefined
    }
  }

  #objectWriter(plan: ObjectPlan): Writer {
    return (value, run) => {
      if (typeof value !== 'object' || value === null || value instanceof Error) throw new NotWritten()
      if (!plan.isConstant || !isShared(value)) return writeObject(plan, value, run)
      return this.#texts.get(plan)?.get(value) ?? this.#writeShared(plan, value, run)
    }
  }

  #writeShared(plan: ObjectPlan, value: object, run: WriteRun): string {
    const before = run.touches()
    const text = writeObject(plan, value, run)
    if (run.touches() === before) this.#keep(plan, value, text)
    return text
  }

  #keep(plan: ObjectPlan, value: object, text: string): void {
    if (this.#kept >= MOST_TEXTS) {
      this.#texts = new WeakMap()
      this.#kept = 0
    }
    const texts = this.#texts.get(plan) ?? new WeakMap<object, string>()
    this.#texts.set(plan, texts)
    texts.set(value, text)
    this.#kept += 1
  }
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

function valueOf({ name, resolve, args }: FieldPlan, source: unknown, run: WriteRun): unknown {
  if (resolve) return resolve(source, args(run), run.context, undefined as never)
  const value = (source as Readonly<Record<string, unknown>> | undefined)?.[name]
  if (typeof value === 'function') throw new NotWritten()
  return value
}

function writeObject({ fields }: ObjectPlan, source: object, run: WriteRun): string {
  let text = '{'
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] as FieldPlan
    const value = field.resolve ? field.resolve(source, field.args(run), run.context, undefined as never) : valueOf(field, source, run)
    text += at === 0 ? field.key : `,${field.key}`
    text += field.write(value, run)
  }
  return `${text}}`
}

function wholeAnswer({ fields }: ObjectPlan, values: readonly unknown[], run: WriteRun): string {
  const parts = fields.map((field, at) => field.key + field.write(values[at], run))
  return `{"data":{${parts.join(',')}}}`
}
