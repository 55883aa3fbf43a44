import { type DocumentNode, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import type { FacetChoice, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { checkAnswers } from '#mock-server/scenarios/validate/check-answers.ts'
import { withoutClientDirectives } from '../../codegen/client-directives.ts'
import { answeredType } from '../../codegen/semantic-non-null.ts'
import { isRecord } from '../coverage/answer/answer-places.ts'
import { type AnswerShape, answerShape, type ShapeField, type ShapeObject } from '../coverage/answer/answer-shape.ts'
import { checkAnswer } from '../coverage/answer/check-answer.ts'
import { filledAnswer } from './fill-missing.ts'
import { Redaction } from './redact.ts'

/** One exchange that went through the recorder. */
export type RecordedExchange = { query: string; body: unknown }

type Kept = { shape: AnswerShape; data: Readonly<Record<string, unknown>> }

/** What a recording becomes: the scenario, and what a person should know of it. */
export type Recorded = { scenario: ScenarioRecord; notes: readonly string[] }

/** Collects answers, and makes a scenario of those that keep the contract. */
export class Recording {
  readonly #schema: GraphQLSchema
  readonly #kept: Kept[] = []
  readonly #notes = new Set<string>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#kept.length
  }

  /** Takes in an exchange. Returns why it is left out; undefined: it is kept. */
  take({ query, body }: RecordedExchange): string | undefined {
    const why = this.#leftOut(query, body)
    if (why !== undefined) this.#notes.add(why)
    return why
  }

  #leftOut(query: string, body: unknown): string | undefined {
    let document: DocumentNode
    try {
      document = withoutClientDirectives(parse(query))
    } catch {
      return 'A document that is no GraphQL was not recorded.'
    }
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    const name = operations[0]?.name?.value ?? 'an operation without a name'
    if (operations.length !== 1) return `A document of ${operations.length} operations was not recorded.`
    const [invalid] = validate(this.#schema, document)
    if (invalid) return `${name} was not recorded: ${invalid.message}`
    if (!isRecord(body)) return `${name} was not recorded: its answer is no GraphQL.`
    if (Array.isArray(body['errors']) && body['errors'].length > 0) return `${name} was not recorded: it was answered with an error.`
    const shape = answerShape(this.#schema, document)
    const [problem] = checkAnswer(shape, { data: body['data'] })
    if (problem !== undefined) return `${name} was not recorded: ${problem}.`
    this.#kept.push({ shape, data: body['data'] as Kept['data'] })
    return undefined
  }

  /** The scenario of everything that was kept, for the shopper of `facets`, with personal data replaced. The same exchanges in the same order give the same scenario. */
  scenario(name: string, facets: FacetChoice = { store: 'en-GB', shopper: 'guest' }): Recorded {
    const redaction = new Redaction()
    for (const { shape, data } of this.#kept) redaction.take(shape, data)
    const answers = new Map<string, unknown>()
    const notes = new Set(this.#notes)
    for (const { shape, data } of this.#kept) {
      for (const [coordinate, value] of rootValues(shape.root, data)) {
        const known = answers.get(coordinate)
        if (known !== undefined && isRecord(known) !== isRecord(value)) notes.add(twice(coordinate))
        answers.set(
          coordinate,
          merged(known, value, () => notes.add(twice(coordinate))),
        )
      }
    }
    const whole = [...answers]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([coordinate, value]) => [coordinate, redaction.redacted(this.#filledAnswer(coordinate, value))])
    const scenario: ScenarioRecord = {
      name,
      story: 'What a real server answered, recorded.',
      group: 'Product',
      facets,
      layer: { answers: Object.fromEntries(whole) as Readonly<Record<string, unknown>> },
      covers: [],
      steps: [{ do: 'Open the shop where it was recorded', see: 'The pages as they were' }],
    }
    const problems = checkAnswers(scenario.layer?.answers ?? {}, this.#schema, 'answers')
    if (problems.length > 0)
      throw new Error(`The recording is no scenario: ${problems.map(({ path, message }) => `${path} ${message}`).join('; ')}`)
    if (redaction.size > 0) notes.add(`${redaction.size} personal values were replaced.`)
    return { scenario, notes: [...notes] }
  }

  #filledAnswer(coordinate: string, value: unknown): unknown {
    const [type, name = ''] = coordinate.split('.')
    const root = type === 'Query' ? this.#schema.getQueryType() : this.#schema.getMutationType()
    const field = root?.getFields()[name]
    return field ? filledAnswer(this.#schema, answeredType(field), value) : value
  }
}

function twice(coordinate: string): string {
  return `${coordinate} was answered in more than one way: the last answer is kept, because a scenario has one for each field.`
}

/** The values of an answer by coordinate of their root field, with the fields' own names where the document renames them. */
function rootValues(root: ShapeObject, data: Readonly<Record<string, unknown>>): [string, unknown][] {
  return [...root].flatMap(([key, field]): [string, unknown][] =>
    field.coordinate === '__typename' || data[key] === undefined ? [] : [[field.coordinate, ownNames(field, data[key])]],
  )
}

function ownNames({ below }: ShapeField, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => ownNames({ below } as ShapeField, entry))
  if (!isRecord(value)) return value
  const [only = ''] = below.size === 1 ? below.keys() : []
  const fields = below.get(only || String(value['__typename']))
  const named = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = fields?.get(key)
    return field && field.coordinate !== '__typename' ? [field.coordinate.split('.')[1] ?? key, ownNames(field, inner)] : [key, inner]
  })
  return Object.fromEntries(named)
}

/** Two answers of one field in one: the later wins where they differ, and fields that only one has are kept. */
function merged(earlier: unknown, later: unknown, onDifference: () => void): unknown {
  if (earlier === undefined) return later
  if (later === undefined) return earlier
  if (isRecord(earlier) && isRecord(later) && earlier['id'] === later['id']) {
    const keys = new Set([...Object.keys(earlier), ...Object.keys(later)])
    return Object.fromEntries([...keys].map((key) => [key, merged(earlier[key], later[key], onDifference)]))
  }
  if (Array.isArray(earlier) && Array.isArray(later) && earlier.length === later.length) {
    return later.map((entry: unknown, at) => merged(earlier[at], entry, onDifference))
  }
  if (JSON.stringify(earlier) !== JSON.stringify(later)) onDifference()
  return later
}
