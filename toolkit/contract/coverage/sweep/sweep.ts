import { type GraphQLSchema, print } from 'graphql'
import type { BaseWorld } from '#mock-server/worlds/world.ts'
import type { Operation } from '../../load.ts'
import { type Cell, cellsOf, nothingObserved, type Observed } from '../answer/answer-cells.ts'
import { type AnswerShape, answerShape, typesIn } from '../answer/answer-shape.ts'
import { withTypenames } from '../observe.ts'
import { AnswerTree } from './answer-tree.ts'
import { baseFor, type Concern } from './base-for.ts'
import { groupedProblems } from './grouped-problems.ts'
import { type NotedAnswer, noteAnswer } from './note-answer.ts'
import { type Sighting, sightings } from './sightings.ts'
import type { WayToAsk } from './sweep-questions.ts'
import type { SweepAnswer, SweepQuestion, SweepServer } from './sweep-server.ts'
import { partOf } from './traced-world.ts'

/** The results of one operation in every selection. */
export type SweptOperation = {
  operation: string
  /** The number of answers, and how many were computed: equivalent worlds share an answer. */
  answers: number
  computed: number
  cells: Cell[]
  /** By cell text. */
  shown: Map<string, Sighting>
  /** Nulls that only a fault causes, not a scenario. */
  onDemand: string[]
  /** Contract violations and unexpected errors, with the first selection and how many more have them. */
  problems: string[]
  /** Codes of errors and of notifications. */
  errors: Map<string, Sighting>
  notifications: Map<string, Sighting>
  /** Codes with their root field: what rules answered, and what selections lay over the basket. */
  told: Map<string, Sighting>
  laid: Map<string, Sighting>
  observed: Observed
}

/** The requests of a sweep: an operation of a schema, the ways to ask it, and the selections. */
export type Sweep = {
  schema: GraphQLSchema
  operation: Operation
  ways: readonly WayToAsk[]
  selections: readonly string[]
}

type SweptQuestion = { question: SweepQuestion; noted: NotedAnswer }

/** Asks an operation in every way in every selection, examines each distinct answer, and counts what it shows. */
export async function sweepOperation(server: SweepServer, { schema, operation, ways, selections }: Sweep): Promise<SweptOperation> {
  const document = withTypenames(operation.document)
  const run = new OperationSweep(server, { name: operation.name, query: print(document), shape: answerShape(schema, document) })
  for (const way of ways) await run.askEverywhere(way, selections)
  return { ...run.result(), onDemand: await run.onDemand(), operation: operation.name }
}

type SweptDocument = { name: string; query: string; shape: AnswerShape }

/** State of one operation's sweep. */
class OperationSweep {
  /** The distinct answers. */
  readonly asked: SweptQuestion[] = []
  readonly #server: SweepServer
  readonly #document: SweptDocument
  readonly #concern: Concern
  readonly #byText = new Map<string, number>()
  readonly #bases = new Map<string, BaseWorld>()
  /** Which of the answers each selection received. */
  readonly #given = new Map<string, Set<number>>()
  readonly #observed = nothingObserved()
  #answers = 0
  #computed = 0

  constructor(server: SweepServer, document: SweptDocument) {
    this.#server = server
    this.#document = document
    this.#concern = { operation: document.name, types: typesIn(document.shape) }
  }

  async askEverywhere(way: WayToAsk, selections: readonly string[]): Promise<void> {
    const tree = new AnswerTree<number>()
    for (const selection of way.selections ?? selections) {
      const base = this.#baseOf(selection)
      const look = (part: string): string => partOf(base, part)
      let answer = tree.find(look)
      if (answer === undefined) {
        const { text, read } = await this.#ask(way, selection)
        answer = text
        tree.keep(read, look, answer)
      }
      this.#give(selection, answer)
    }
  }

  async #ask(way: WayToAsk, selection: string): Promise<{ text: number; read: SweepAnswer['read'] }> {
    const { name, query, shape } = this.#document
    const question: SweepQuestion = { query, variables: way.variables, selection, base: this.#baseOf(selection), store: way.store }
    const answer = await this.#server.ask(question)
    this.#computed += 1
    // Equal answers are examined together only where the same notifications are laid over the basket: others are the rules' own.
    const laid = this.#baseOf(selection).state.notices.map(({ code }) => code)
    const key = `${answer.status} ${answer.faults} ${way.error ?? ''} ${laid.join()} ${answer.text}`
    const known = this.#byText.get(key)
    if (known !== undefined) return { text: known, read: answer.read }
    const noted = noteAnswer(answer, { shape, operation: name, base: this.#baseOf(selection), error: way.error, observed: this.#observed })
    const index = this.asked.push({ question, noted }) - 1
    this.#byText.set(key, index)
    return { text: index, read: answer.read }
  }

  #give(selection: string, answer: number): void {
    this.#answers += 1
    const given = this.#given.get(selection)
    if (given) given.add(answer)
    else this.#given.set(selection, new Set([answer]))
  }

  #baseOf(selection: string): BaseWorld {
    const known = this.#bases.get(selection)
    if (known) return known
    const base = baseFor(selection, this.#concern)
    this.#bases.set(selection, base)
    return base
  }

  /** Tries each null that no scenario shows with a fault that causes it; returns those that then occur in a valid answer. */
  async onDemand(): Promise<string[]> {
    const { name, shape } = this.#document
    const shown = this.#sightings(({ cells }) => cells)
    const found: string[] = []
    for (const { text, path, aspect } of cellsOf(shape)) {
      if (aspect !== 'null' || shown.has(text)) continue
      const asked = this.asked.find(({ noted }) => noted.isPlain && noted.paths.has(path))
      if (!asked) continue
      const answer = await this.#server.ask({ ...asked.question, fault: `${name};partial=${path}` })
      const noted = noteAnswer(answer, { shape, operation: name, base: this.#baseOf(asked.question.selection) })
      if (noted.cells.has(text) && noted.problems.length === 0) found.push(text)
    }
    return found
  }

  result(): Omit<SweptOperation, 'operation' | 'onDemand'> {
    return {
      answers: this.#answers,
      computed: this.#computed,
      observed: this.#observed,
      cells: cellsOf(this.#document.shape),
      shown: this.#sightings(({ cells }) => cells),
      problems: groupedProblems(
        this.#document.name,
        this.asked.flatMap(({ question: { selection, variables }, noted }) =>
          noted.problems.map((problem) => ({ selection, variables, problem })),
        ),
      ),
      errors: this.#sightings(({ codes }) => codes),
      notifications: this.#sightings(({ notifications }) => notifications),
      told: this.#sightings(({ told }) => told),
      laid: this.#sightings(({ laid }) => laid),
    }
  }

  #sightings(of: (answer: NotedAnswer) => ReadonlySet<string>): Map<string, Sighting> {
    return sightings(this.#given, (answer) => (this.asked[answer] ? of(this.asked[answer].noted) : new Set()))
  }
}
