import type { EngineFinding, EngineResult, Undecided } from '../evidence.ts'
import { settledWhy } from './settled-rules.ts'

/** One message of the Nu checker, as far as the review reads it. */
export type NuMessage = { type: string; subType?: string; message: string; extract?: string }

/** Says what the Nu checker of the W3C says of the HTML as served and after hydration. It runs as a server (toolkit/review/nu-checker.mjs). */
export async function runNu(address: string, served: string, hydrated: string): Promise<EngineResult> {
  const first = await messagesOf(address, served)
  const known = new Set(first.map(({ message }) => message))
  const second = (await messagesOf(address, hydrated)).filter(({ message }) => !known.has(message))
  return judgeNu([
    ...first.map((message) => ({ ...message, when: 'as served' })),
    ...second.map((message) => ({ ...message, when: 'after hydration' })),
  ])
}

/** An error is certain, a warning is for a person, and one that is settled is told with its reason. The rule is the message without what it quotes. */
export function judgeNu(messages: readonly (NuMessage & { when: string })[]): EngineResult {
  const judged = messages
    // The rest says how the checker reads a document, not what is wrong with it.
    .filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .map(({ type, message, extract = '', when }) => {
      const rule = message.replaceAll(/“[^”]*”/g, '…').slice(0, 120)
      const finding: EngineFinding = {
        engine: 'nu',
        rule,
        criteria: [],
        message: `${message} (${when})`,
        target: '',
        html: extract.slice(0, 200),
      }
      return { finding, isCertain: type === 'error', why: settledWhy(rule, extract) }
    })
  const findings = judged.filter(({ isCertain, why }) => isCertain && why === undefined).map(({ finding }) => finding)
  const rest = judged.filter(({ isCertain, why }) => !isCertain || why !== undefined)
  const undecided = [...Map.groupBy(rest, ({ finding, why }) => `${finding.rule} ${why ?? ''}`).values()].flatMap((group): Undecided[] => {
    const [one] = group
    if (!one) return []
    const { engine, rule, criteria, message, html } = one.finding
    return [{ engine, rule, criteria, message, target: html, count: group.length, ...(one.why !== undefined && { settled: one.why }) }]
  })
  return { engine: 'nu', version: '', findings, undecided, passed: findings.length === 0 ? 2 : 0 }
}

async function messagesOf(address: string, html: string): Promise<NuMessage[]> {
  const answer = await fetch(new URL('/?out=json', address), {
    method: 'POST',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
  })
  if (!answer.ok) throw new Error(`The Nu checker answered ${answer.status}.`)
  const read: unknown = await answer.json()
  if (typeof read !== 'object' || read === null || !('messages' in read) || !Array.isArray(read.messages))
    throw new Error('The Nu checker answered without messages.')
  return read.messages.filter(isMessage)
}

function isMessage(read: unknown): read is NuMessage {
  return typeof read === 'object' && read !== null && 'type' in read && 'message' in read && typeof read.message === 'string'
}
