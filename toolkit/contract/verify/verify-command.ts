import { readFile } from 'node:fs/promises'
import { nearFilesText } from '#mock-server/host/near-files.ts'
import type { Contract } from '../load.ts'
import { didYouMean, headersOf, refuseUnknownOperations, urlOf, WordsError } from '../words.ts'
import { BaselineError, besideBaseline, readBaseline } from './baseline.ts'
import { htmlReport } from './report/html-report.ts'
import { junitReport } from './report/junit-report.ts'
import { type ReportForm, reportForms, type VerifyReport } from './report/report.ts'
import { textReport } from './report/text-report.ts'
import { type VerifyOptions, verifyEndpoint } from './verify.ts'

/** The words of `contract verify`, as they were typed. */
export type VerifyWords = {
  endpoint?: string | undefined
  header?: readonly string[] | undefined
  /** `email:password` of shoppers for tests: as the first everything is asked, as the others the scenarios of their roles. */
  session?: readonly string[] | undefined
  as?: string | undefined
  mutations?: boolean | undefined
  scenarios?: boolean | undefined
  /** A payment token for tests. */
  orders?: string | undefined
  baseline?: string | undefined
  sdl?: string | undefined
  operation?: string | undefined
  timeout?: string | undefined
  date?: string | undefined
}

/** Runs `contract verify`: the report, and whether the endpoint keeps the contract. Throws `WordsError` and `BaselineError`. */
export async function verifyCommand(
  words: VerifyWords,
  load: () => Contract,
  onProgress: (text: string) => void,
  signal?: AbortSignal,
): Promise<{ ok: boolean; text: string }> {
  const form = formOf(words.as)
  const options = { ...(await optionsOf(words)), onProgress, ...(signal && { signal }) }
  const date = words.date ?? new Date().toISOString().slice(0, 10)
  const baseline = words.baseline === undefined ? [] : readBaseline(words.baseline)
  const contract = load()
  refuseUnknownOperations(options.only ?? [], contract.operations)
  const verified = await verifyEndpoint(contract, options)
  const { findings, gone } = besideBaseline(verified.findings, baseline, date)
  const ok = verified.stopped === null && findings.every(({ standing }) => standing === 'known')
  return { ok, text: writers[form]({ ...verified, ok, date, findings, gone }) }
}

/** Whether an error is for whoever typed the command. */
export function isVerifyMistake(error: unknown): error is Error {
  return error instanceof WordsError || error instanceof BaselineError
}

const writers: Readonly<Record<ReportForm, (report: VerifyReport) => string>> = {
  text: textReport,
  json: (report) => JSON.stringify(report, null, 2),
  junit: junitReport,
  html: htmlReport,
}

function formOf(word: string | undefined): ReportForm {
  const form = reportForms.find((one) => one === (word ?? 'text'))
  if (!form) throw new WordsError(`--as is one of ${reportForms.join(', ')}, and not "${word}".${didYouMean(word ?? '', reportForms)}`)
  return form
}

async function optionsOf(words: VerifyWords): Promise<VerifyOptions> {
  const { endpoint, session, mutations = false, scenarios = false, orders, operation, timeout, sdl } = words
  const url = urlOf(endpoint)
  if (timeout !== undefined && !/^[1-9]\d{1,5}$/.test(timeout))
    throw new WordsError(`--timeout is a number of milliseconds, and not "${timeout}".`)
  if (orders !== undefined && !mutations) throw new WordsError('--orders changes data: give --mutations too.')
  const headers = headersOf(words.header ?? [])
  const [first, ...others] = (session ?? []).map(sessionOf)
  return {
    url,
    headers,
    mutations,
    scenarios,
    isLoggedIn:
      first === undefined && Object.keys(headers).some((name) => ['authorization', 'cookie', 'x-scenario'].includes(name.toLowerCase())),
    ...(first !== undefined && { session: first }),
    others,
    ...(operation !== undefined && { only: operation.split(',') }),
    ...(orders !== undefined && { orders }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) }),
    ...(sdl !== undefined && { sdl: await sdlText(sdl) }),
  }
}

function sessionOf(text: string): { email: string; password: string } {
  const at = text.indexOf(':')
  if (at < 1) throw new WordsError('--session is written as email:password of a shopper for tests.')
  return { email: text.slice(0, at), password: text.slice(at + 1) }
}

async function sdlText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new WordsError(`There is no schema at ${file}.${nearFilesText(file, '.graphql')}`)
  }
}
