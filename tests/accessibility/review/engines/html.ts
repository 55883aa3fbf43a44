import { HtmlValidate, type Message } from 'html-validate'
import type { EngineFinding, EngineResult, Undecided } from '../evidence.ts'
import { packageVersion } from './package-version.ts'
import { settledWhy } from './settled-rules.ts'

/** Every rule of the HTML standard and of accessibility that the engine has. None is off: what a person has settled is in `settled-rules.ts`. */
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** What was said of the last HTML: what a state was served is the same at each width, and so is often what hydration makes of it. */
const said = new Map<string, Promise<Message[]>>()

/** As served and hydrated, and hydrated at the other width. */
const MOST_SAID = 3

/** Reports HTML that is not valid, as served and as it is after hydration. */
export async function runHtmlValidate(served: string, hydrated: string): Promise<EngineResult> {
  const [first, second] = await Promise.all([messagesOf(served), messagesOf(hydrated)])
  const known = new Set(first.map(keyOf))
  const told = [
    ...first.map((message) => findingOf(message, 'as served')),
    ...second.filter((message) => !known.has(keyOf(message))).map((message) => findingOf(message, 'after hydration')),
  ].map((finding) => ({ finding, why: settledWhy(finding.rule, `${finding.message} ${finding.target}`) }))
  const findings = told.filter(({ why }) => why === undefined).map(({ finding }) => finding)
  const settled = told.filter(({ why }) => why !== undefined)
  const undecided = [...Map.groupBy(settled, ({ finding, why }) => `${finding.rule} ${why}`).values()].flatMap((group): Undecided[] => {
    const [one] = group
    if (one?.why === undefined) return []
    const { engine, rule, criteria, message, target } = one.finding
    return [{ engine, rule, criteria, message, target, count: group.length, settled: one.why }]
  })
  return { engine: 'html-validate', version: packageVersion('html-validate'), findings, undecided, passed: findings.length === 0 ? 2 : 0 }
}

function messagesOf(html: string): Promise<Message[]> {
  const messages = said.get(html) ?? validate(html)
  // The last asked for is the last to go.
  said.delete(html)
  said.set(html, messages)
  const [oldest = ''] = said.keys()
  if (said.size > MOST_SAID) said.delete(oldest)
  return messages
}

async function validate(html: string): Promise<Message[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages)
}

function keyOf({ ruleId, message }: Message): string {
  return `${ruleId}: ${message}`
}

function findingOf({ ruleId, message, selector }: Message, when: string): EngineFinding {
  return { engine: 'html-validate', rule: ruleId, criteria: [], message: `${message} (${when})`, target: selector ?? '', html: '' }
}
