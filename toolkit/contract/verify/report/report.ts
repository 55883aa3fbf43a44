import { count } from '../../report.ts'
import type { Baseline, JudgedFinding } from '../baseline.ts'
import type { Verified } from '../verify.ts'

/** A run beside its baseline, as every form of report tells it. */
export type VerifyReport = Omit<Verified, 'findings'> & {
  /** True: nothing deviates but what is excused, and the run came to its end. */
  ok: boolean
  /** The day of the run. */
  date: string
  findings: readonly JudgedFinding[]
  /** Entries of the baseline that the run did not meet. */
  gone: Baseline
}

/** Forms of a report. */
export const reportForms = ['text', 'json', 'junit', 'html'] as const
export type ReportForm = (typeof reportForms)[number]

/** A finding as one sentence. */
export function findingSentence({ rule, subject, fault }: Pick<JudgedFinding, 'rule' | 'subject' | 'fault'>): string {
  const sentence = rule === 'transport' ? fault : `${subject} ${fault}`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}.`
}

/** Where and how often a finding was met: `getPlp, getProduct; first at productListing.productCards.0; 12 times`. Empty for what was met in no answer. */
export function findingPlace({ operations, place, times }: JudgedFinding): string {
  const shown = operations.length > 4 ? `${operations.slice(0, 4).join(', ')} and ${operations.length - 4} more` : operations.join(', ')
  return [shown, place && `first at ${place}`, times > 1 ? `${times} times` : ''].filter(Boolean).join('; ')
}

/** What the baseline says of a finding; empty: nothing. */
export function standingText({ standing, until, why }: JudgedFinding): string {
  if (standing === 'new') return ''
  return standing === 'known' ? `known until ${until}: ${why}` : `was excused until ${until}, which is past: ${why}`
}

/** The run in a sentence. */
export function runVerdict({ ok, stopped, findings, operations, requests, seconds }: VerifyReport): string {
  if (stopped !== null) return `The run ended before its end: ${stopped}.`
  const failing = findings.filter(({ standing }) => standing !== 'known').length
  const known = findings.length - failing
  const asked = `${operations.length} operations, ${requests} requests, ${seconds} s`
  const excused = known > 0 ? `, ${known} known` : ''
  return ok
    ? `The endpoint keeps the contract (${asked}${excused}).`
    : `The endpoint deviates in ${count(failing, 'way')} (${asked}${excused}).`
}
