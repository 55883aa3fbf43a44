import { answerableCodes } from '#mock-server/contract/answerable-codes.ts'
import { toldCodes } from '../coverage/sweep/told-codes.ts'
import type { Contract } from '../load.ts'
import { count } from '../report.ts'
import { EndpointClient, type EndpointOptions, type SaidError, withoutSession } from './endpoint/endpoint.ts'
import type { Finding } from './findings.ts'
import { tryAsGuest, tryBounds, tryWithoutSession } from './forbidden/try-forbidden.ts'
import { type ChangeStep, changeSteps } from './plan/change-steps.ts'
import { GUEST_BEGINS, guestSteps } from './plan/guest-steps.ts'
import { placedNumber, placedSteps, placingSteps } from './plan/order-steps.ts'
import { readOrder, readVariables, usual, type Variables } from './plan/read-steps.ts'
import type { SeenValues } from './plan/seen-values.ts'
import type { PlayingShopper } from './scenarios/playing-shoppers.ts'
import { introspectedDifference, type SchemaDifference, sdlDifference } from './schema-difference.ts'
import { EndpointLost, type SentWithShape, Verification } from './verification.ts'

/** How to hold an endpoint against the contract. */
export type VerifyOptions = EndpointOptions & {
  /** Whom to log in, so that what needs a shopper is asked too. Headers that carry a session do as well: then say `isLoggedIn`. */
  session?: { email: string; password: string }
  isLoggedIn?: boolean
  /** More shoppers, for the scenarios of their roles. */
  others?: readonly { email: string; password: string }[]
  /** Mutations too: they make data of their own and take it away again. */
  mutations?: boolean
  /** With mutations, and with this payment token for tests: an order too, which is cancelled again. */
  orders?: string
  /** Scenarios too: their steps are played on the endpoint and on the mock server, by guests of their own and, with mutations, by the shoppers given. */
  scenarios?: boolean
  /** The endpoint's schema as text, where it does not answer introspection. */
  sdl?: string
  /** Only these operations, and not the schema. */
  only?: readonly string[]
  /** Milliseconds above which an answer counts as slow. */
  slowMs?: number
  onProgress?: (text: string) => void
  /** Ends the run early: what it has made by then is taken away first. */
  signal?: AbortSignal
}

/** What a run has found. */
export type Verified = {
  endpoint: string
  /** Why the run ended before its end; null: it did not. */
  stopped: string | null
  findings: readonly Finding[]
  /** Operations that were asked. */
  operations: readonly string[]
  /** Operations that were not, each with the reason. */
  left: readonly { operation: string; why: string }[]
  /** What stays on the server after the run. */
  remains: readonly { operation: string; what: string }[]
  /** What the reader should know besides. */
  notes: readonly string[]
  requests: number
  /** Seconds that the run took. */
  seconds: number
}

/** Holds an endpoint against the contract: its schema, every answer, and every rule from its forbidden side. */
export async function verifyEndpoint(contract: Contract, options: VerifyOptions): Promise<Verified> {
  const startedAt = performance.now()
  const slowMs = options.slowMs ?? 3000
  const run = new Verification(contract, new EndpointClient(options), slowMs)
  const guestEndpoint = new EndpointClient({ ...options, headers: withoutSession(options.headers ?? {}) })
  const guest = new Verification(contract, guestEndpoint, slowMs, run.log)
  const part = new VerifyParts(run, guest, options)
  let stopped: string | null = null
  try {
    await part.schema(contract)
    await part.logIn()
    await part.reads()
    await part.order()
    // Before the changes: the last of them logs out.
    await part.scenarios()
    await part.changes()
    await part.guestChanges()
    if (options.signal?.aborted) stopped = 'it was interrupted'
  } catch (error) {
    if (!(error instanceof EndpointLost)) throw error
    stopped = error.message
  }
  return {
    endpoint: options.url.href,
    stopped,
    findings: run.log.all(),
    operations: [...part.asked],
    left: [...part.left].map(([operation, why]) => ({ operation, why })),
    remains: part.remains,
    notes: part.notes,
    requests: run.asked + guest.asked,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  }
}

/** The parts of a run, in order. */
class VerifyParts {
  readonly asked = new Set<string>()
  readonly left = new Map<string, string>()
  readonly remains: { operation: string; what: string }[] = []
  readonly notes: string[] = []
  readonly #run: Verification
  readonly #guest: Verification
  readonly #options: VerifyOptions
  /** Constraints that were tried. */
  readonly #tried = new Set<string>()
  /** Operations that the endpoint's schema cannot answer. */
  readonly #impossible = new Set<string>()
  #isLoggedIn: boolean
  #isGuestBegun = false

  constructor(run: Verification, guest: Verification, options: VerifyOptions) {
    this.#run = run
    this.#guest = guest
    this.#options = options
    this.#isLoggedIn = options.isLoggedIn ?? false
  }

  get #isInterrupted(): boolean {
    return this.#options.signal?.aborted ?? false
  }

  async schema(contract: Contract): Promise<void> {
    if (this.#options.only) return
    this.#say('schema')
    const { endpoint, log } = this.#run
    const compared = { schema: contract.schema, operations: contract.operations }
    const { sdl } = this.#options
    const found = await (sdl === undefined ? introspectedDifference(endpoint, compared) : sdlDifference(sdl, compared))
    if (found.kind === 'failed') {
      log.note({ rule: 'transport', subject: found.failure.kind, fault: found.failure.text })
      throw new EndpointLost(found.failure.text)
    }
    if (found.kind === 'untold') this.notes.push(`The endpoint does not tell its schema (${found.why}): give it with --sdl to compare it.`)
    if (found.kind === 'unsound') log.note({ rule: 'schema', subject: 'introspection', fault: `tells a schema that is none: ${found.why}` })
    if (found.kind === 'compared') this.#noteChanges(found)
  }

  #noteChanges({ changes }: Extract<SchemaDifference, { kind: 'compared' }>): void {
    for (const { level, element, message, operations } of changes) {
      if (level === 'safe') continue
      this.#run.log.note({ rule: 'schema', subject: element, variant: message.replaceAll(/\s+/g, ' '), fault: message })
      if (level === 'breaking') for (const name of operations) this.#impossible.add(name)
    }
    const more = changes.filter(({ level }) => level === 'safe').length
    if (more > 0) this.notes.push(`The endpoint's schema has ${more} more than the contract, which harms no client.`)
  }

  async logIn(): Promise<void> {
    const { session } = this.#options
    const login = this.#run.operations.get('login')
    if (!session || !login) return
    this.#say('login')
    const answer = await this.#run.askAndJudge(login, { input: session })
    this.#isLoggedIn = this.#run.seen.at('login', 'login', '__typename') === 'SessionStarted'
    if (answer && !this.#isLoggedIn) this.notes.push(`${session.email} could not be logged in, so nothing that needs a shopper was asked.`)
    if (this.#isLoggedIn) this.asked.add('login')
  }

  async reads(): Promise<void> {
    const queries = [...this.#run.operations.values()].filter(({ kind }) => kind === 'query').map(({ name }) => name)
    for (const operation of this.#chosen(readOrder(queries))) {
      if (this.#isInterrupted) return
      if (this.#isOut(operation)) continue
      await this.#read(operation)
    }
  }

  async #read(operation: SentWithShape): Promise<void> {
    this.#begin(operation)
    const [valid = {}, ...others] = readVariables(operation.name, this.#run.seen)
    if (operation.session !== 'LOGGED_IN' || this.#isLoggedIn) {
      for (const variables of [valid, ...others]) {
        const answer = await this.#run.askAndJudge(operation, variables)
        if (answer) this.#noteRefusals(operation, answer.errors)
        else break
      }
      await tryBounds(this.#run, operation, valid, this.#tried)
    } else this.left.set(operation.name, 'needs a logged-in shopper: give --session')
    await this.#tryOtherSessions(operation, valid)
  }

  /** Asks without a session what needs one, and as a guest what needs a shopper, unless everybody is let in anyway. */
  async #tryOtherSessions(operation: SentWithShape, variables: Variables): Promise<void> {
    const isRefused = await tryWithoutSession(this.#run, operation, variables)
    if (!isRefused || operation.session !== 'LOGGED_IN' || !(await this.#beginGuest())) return
    await tryAsGuest(this.#guest, operation, variables)
  }

  /** Begins the session of the run's guest, once. Whether it has one. */
  async #beginGuest(): Promise<boolean> {
    const start = this.#guest.operations.get('startAnonymousSession')
    if (!this.#isGuestBegun && start && !this.#impossible.has(start.name)) {
      this.#isGuestBegun = true
      await this.#guest.ask(start, {})
    }
    return this.#isGuestBegun
  }

  /** Errors that no valid question deserves. */
  #noteRefusals({ name, roots }: SentWithShape, errors: readonly SaidError[]): void {
    for (const { message, extensions } of errors) {
      const code = extensions?.code
      if (code === undefined || code === 'NOT_FOUND' || code === 'VERSION_CONFLICT') continue
      // A code that the field does not declare is noted as such.
      if (!roots.some((root) => answerableCodes(root).has(code))) continue
      this.#run.log.note({
        rule: 'code',
        subject: name,
        variant: code,
        fault: `refuses a valid question with ${code}: ${message}`,
        operation: name,
      })
    }
  }

  async changes(): Promise<void> {
    const mutations = [...this.#run.operations.values()].filter(({ kind }) => kind === 'mutation')
    const chosen = new Set(this.#chosen(mutations.map(({ name }) => name)).map(({ name }) => name))
    if (!this.#options.mutations) {
      for (const name of chosen) if (!this.asked.has(name)) this.left.set(name, 'changes data: give --mutations')
      return
    }
    const last = new Map(changeSteps.map((step) => [step.operation, step]))
    for (const step of changeSteps) {
      const operation = this.#run.operations.get(step.operation)
      if (!operation || !chosen.has(step.operation) || this.#isOut(operation)) continue
      // What an operation made can only be there if it was asked.
      if (this.#isInterrupted && !(step.takesAway !== undefined && this.asked.has(step.takesAway))) continue
      await this.#change(step, operation, last.get(step.operation) === step)
    }
    for (const name of chosen) if (!last.has(name)) this.left.set(name, 'has no step in plan/change-steps.ts')
  }

  async #change(step: ChangeStep, operation: SentWithShape, isLast: boolean): Promise<void> {
    this.#begin(operation)
    const isPossible = operation.session !== 'LOGGED_IN' || this.#isLoggedIn
    const variables = isPossible ? step.variables(this.#run.seen) : undefined
    if (!isPossible) this.left.set(step.operation, 'needs a logged-in shopper: give --session')
    else if (variables === undefined) {
      if (isLast && !this.#wasAnswered(step.operation)) this.left.set(step.operation, 'what it would be asked with was not answered before')
    } else await this.#askChange(step, operation, variables)
    if (isLast) await this.#tryOtherSessions(operation, variables ?? usual(step.operation))
  }

  /** Places an order of one line, reads it and cancels it. Only into an empty basket: what the shopper has put there must not be ordered. */
  async order(): Promise<void> {
    const { mutations, orders: token } = this.#options
    if (token === undefined || !mutations || this.#isInterrupted) return
    const { seen } = this.#run
    if (!this.#isLoggedIn) return void this.notes.push('No order was placed: only a logged-in shopper can cancel it (--session).')
    for (const step of placingSteps) {
      const isAnswered = await this.#askOnTheWay(step.operation, step.variables(seen, token))
      if (!isAnswered) return void this.notes.push(`No order was placed: ${step.operation} had no answer to go on with.`)
      if (step.operation === 'getBasket' && seen.list('getBasket', 'basket', 'items').length > 0)
        return void this.notes.push('No order was placed: the basket holds something of the shopper’s own.')
    }
    const number = placedNumber(seen)
    if (number === undefined)
      return void this.notes.push(
        `No order was placed: it ended in ${String(seen.at('placeOrder', 'placeOrder', '__typename'))}${codesIn(seen)}.`,
      )
    for (const step of placedSteps) await this.#askOnTheWay(step.operation, step.variables(seen, token))
    const isCancelled = seen.at('cancelOrder', 'cancelOrder', '__typename') === 'OrderCancelled'
    const what = isCancelled ? `the order ${number}, cancelled` : `the order ${number}, which could not be cancelled`
    this.remains.push({ operation: 'placeOrder', what })
  }

  async #askOnTheWay(name: string, variables: Variables | undefined): Promise<boolean> {
    const operation = this.#run.operations.get(name)
    if (!operation || variables === undefined || this.#isOut(operation)) return false
    this.#say(`${name} for an order`)
    const answer = await this.#run.askAndJudge(operation, variables)
    if (answer) this.#noteRefusals(operation, answer.errors)
    return answer !== undefined
  }

  /** What a guest may do and take back, in a session of its own. */
  async guestChanges(): Promise<void> {
    if (!this.#options.mutations || this.#isInterrupted) return
    const chosen = new Set(this.#chosen(guestSteps.map(({ operation }) => operation)).map(({ name }) => name))
    if ([...chosen].every((name) => GUEST_BEGINS.has(name))) return
    for (const { operation: name, variables: variablesOf } of guestSteps) {
      const operation = this.#run.operations.get(name)
      const isAsked = chosen.has(name) || GUEST_BEGINS.has(name) || name === 'removeBasketItems'
      if (!operation || !isAsked || this.#isOut(operation)) continue
      const variables = variablesOf(this.#guest.seen, this.#run.seen)
      if (variables === undefined) continue
      this.#say(`${name} as a guest`)
      const answer = await this.#guest.askAndJudge(operation, variables)
      if (answer) this.#noteRefusals(operation, answer.errors)
    }
  }

  #wasAnswered(operation: string): boolean {
    return this.#run.seen.at(operation, '__typename') !== undefined
  }

  async #askChange(step: ChangeStep, operation: SentWithShape, variables: Variables): Promise<void> {
    // Before the change: a value outside its bounds changes nothing, and what the valid one changes is taken back by later steps.
    await tryBounds(this.#run, operation, variables, this.#tried)
    const answer = await this.#run.askAndJudge(operation, variables)
    if (!answer) return
    if (step.leaves !== undefined && answer.errors.length === 0) this.remains.push({ operation: operation.name, what: step.leaves })
    if (step.refusal === undefined) return this.#noteRefusals(operation, answer.errors)
    const codes = toldCodes(operation.shape, answer).map(({ code }) => code)
    if (codes.includes(step.refusal) || answer.errors.some(({ extensions }) => extensions?.code === undefined)) return
    this.#run.log.note({
      rule: 'code',
      subject: operation.roots.join(', '),
      variant: `not ${step.refusal}`,
      fault: `answers ${codes[0] ?? 'no error'} to what no server has, where ${step.refusal} is due`,
      operation: operation.name,
    })
  }

  async scenarios(): Promise<void> {
    if (!this.#options.scenarios || this.#isInterrupted) return
    const { operations, log } = this.#run
    const { compareScenarios } = await import('./scenarios/compare-scenarios.ts')
    const { playableScenarios } = await import('./scenarios/playable.ts')
    const { scenarios, leftOut } = playableScenarios()
    const { signal, mutations = false } = this.#options
    const given = accountsOf(this.#options)
    const accounts = mutations ? given : []
    const comparing = { options: this.#options, operations, log, say: (text: string) => this.#say(text), accounts, signal }
    const { played, left, lacking, refused, remains } = await compareScenarios(comparing, scenarios)
    this.notes.push(`${count(played.length, 'scenario')} played beside the mock server.`)
    const reasons = [...leftOut].toSorted(([, one], [, other]) => other - one).map(([why, some]) => `${some} ${why}`)
    this.notes.push(`Left out, because requests cannot bring them about: ${reasons.join('; ')}.`)
    for (const { scenario, why } of left) this.notes.push(`Scenario ${scenario} was not played: ${why}.`)
    for (const who of refused) this.notes.push(`${who} could not be logged in, so no scenario was played as that shopper.`)
    const why =
      given.length > accounts.length ? 'they change the shopper’s basket (give --mutations)' : 'no session is of that role (give --session)'
    for (const [role, names] of lacking)
      this.notes.push(`Not played, because ${why}: ${count(names.length, 'scenario')} of ${role} (${names.join(', ')}).`)
    for (const what of remains) this.remains.push({ operation: 'scenarios', what })
  }

  #isOut({ name }: SentWithShape): boolean {
    if (!this.#impossible.has(name)) return false
    this.left.set(name, 'the schema of the endpoint cannot answer it')
    return true
  }

  #begin({ name }: SentWithShape): void {
    this.asked.add(name)
    this.#say(name)
  }

  #chosen(names: readonly string[]): SentWithShape[] {
    const { only } = this.#options
    return names.flatMap((name) => {
      const operation = this.#run.operations.get(name)
      return operation && (only === undefined || only.includes(name)) ? [operation] : []
    })
  }

  #say(text: string): void {
    this.#options.onProgress?.(text)
  }
}

/** The shoppers as whom scenarios can be played: those to log in, or whoever the headers say. */
function accountsOf({ headers = {}, session, others = [], isLoggedIn = false }: VerifyOptions): PlayingShopper[] {
  const named = [...(session ? [session] : []), ...others].map((login) => ({ who: login.email, headers: withoutSession(headers), login }))
  return isLoggedIn ? [{ who: 'the shopper of the headers', headers }, ...named] : named
}

/** The codes of a checkout that was refused, in brackets; empty for none. */
function codesIn(seen: SeenValues): string {
  const codes = seen.list('placeOrder', 'placeOrder', 'problems').map(({ code }) => String(code))
  return codes.length > 0 ? ` (${codes.join(', ')})` : ''
}
