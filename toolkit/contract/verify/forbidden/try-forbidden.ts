import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import type { SaidError } from '../endpoint/endpoint.ts'
import type { Variables } from '../plan/read-steps.ts'
import type { SentWithShape, Verification } from '../verification.ts'
import { type ForbiddenQuestion, forbiddenQuestions } from './forbidden-questions.ts'

/** Asks with one value outside each constraint that the operation's variables can break. A constraint that was tried already, by another operation, is not tried again. */
export async function tryBounds(run: Verification, operation: SentWithShape, variables: Variables, tried: Set<string>): Promise<void> {
  for (const question of forbiddenQuestions(run.schema, nodeOf(operation), variables)) {
    const { coordinate, rule } = question
    const name = `${coordinate} ${rule}`
    if (tried.has(name)) continue
    tried.add(name)
    const answer = await run.ask(operation, question.variables)
    if (!answer) continue
    if (answer.errors.some(({ extensions }) => extensions?.code === undefined)) {
      noteLostCode(run, operation, 'BAD_USER_INPUT')
      continue
    }
    const fault = boundFault(question, answer.data, answer.errors)
    if (fault !== undefined) run.log.note({ rule: 'bound', subject: coordinate, fault, operation: operation.name })
  }
}

/** What is wrong with the answer to a forbidden value; undefined: it was refused as the contract says. */
function boundFault({ field, path, code, rule }: ForbiddenQuestion, data: unknown, errors: readonly SaidError[]): string | undefined {
  const refusal = errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
  const [other] = errors
  const accepted = isRecord(data) && data[field] !== null && data[field] !== undefined
  // A list that is too long may be larger than the server takes at all.
  if (rule === 'maxItems' && other?.extensions?.code === 'LIMIT_EXCEEDED') return undefined
  if (accepted) return `accepts a value outside its ${rule}, where BAD_USER_INPUT is due`
  if (!refusal) return `answers ${other?.extensions?.code ?? 'no code'} to a value outside its ${rule}, where BAD_USER_INPUT is due`
  const problems = refusal.extensions?.['problems']
  const found = Array.isArray(problems) ? problems.filter(isRecord) : []
  const isNamed = found.some((problem) => problem['code'] === code && samePath(problem['path'], path))
  return isNamed ? undefined : `refuses a value outside its ${rule} without the problem ${code} at ${path.join('.')}`
}

function samePath(said: unknown, path: readonly string[]): boolean {
  return Array.isArray(said) && said.map(String).join('.') === path.join('.')
}

const CODE = { LOGGED_IN: 'UNAUTHENTICATED', ANY: 'SESSION_REQUIRED' } as const

/** Asks without a session what needs one. Whether it was refused as the contract says. */
export async function tryWithoutSession(run: Verification, operation: SentWithShape, variables: Variables): Promise<boolean> {
  return tryWith('without a session', '', run, operation, variables, true)
}

/** Asks in a guest's session what needs a logged-in shopper: a session alone is no login. */
export async function tryAsGuest(guest: Verification, operation: SentWithShape, variables: Variables): Promise<void> {
  await tryWith('a guest', 'guest', guest, operation, variables, false)
}

async function tryWith(
  who: 'without a session' | 'a guest',
  variant: string,
  run: Verification,
  operation: SentWithShape,
  variables: Variables,
  isAnonymous: boolean,
): Promise<boolean> {
  if (operation.session === undefined) return true
  const due = CODE[operation.session]
  const answer = await run.ask(operation, variables, isAnonymous)
  if (!answer) return false
  const subject = operation.roots.join(', ')
  const { data, errors } = answer
  const hasData =
    isRecord(data) && [...operation.shape.root.keys()].some((key) => key !== '__typename' && data[key] !== null && data[key] !== undefined)
  const codes = errors.map(({ extensions }) => extensions?.code)
  const note = (fault: string): void => run.log.note({ rule: 'session', subject, variant, fault, operation: operation.name })
  if (hasData) {
    note(`answers ${who}, where ${due} is due`)
  } else if (codes.includes(undefined)) {
    noteLostCode(run, operation, due)
  } else if (!codes.includes(due)) {
    note(`answers ${codes[0] ?? 'no error'} ${who === 'a guest' ? 'to a guest' : who}, where ${due} is due`)
  } else return true
  return false
}

/** One deviation, however many fields lose the code: the piece of the server that writes errors writes all of them. */
function noteLostCode(run: Verification, { name }: SentWithShape, due: string): void {
  run.log.note({
    rule: 'code',
    subject: 'errors',
    variant: 'missing',
    fault: `hold an error without extensions.code, where ${due} is due`,
    operation: name,
  })
}

function nodeOf({ body }: SentWithShape): OperationDefinitionNode {
  const node = parse(body).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (!node) throw new Error('The document has no operation.')
  return node
}
