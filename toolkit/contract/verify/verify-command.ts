import { readFile } from 'node:fs/promises'
import { loadContract } from '../load.ts'
import { besideBaseline, BaselineError, readBaseline } from './baseline.ts'
import { htmlReport } from './report/html-report.ts'
import { junitReport } from './report/junit-report.ts'
import { type ReportForm, reportForms, type VerifyReport } from './report/report.ts'
import { textReport } from './report/text-report.ts'
import { type VerifyOptions, verifyEndpoint } from './verify.ts'

/** The words of `contract verify`, as they were typed. */
export type VerifyWords = {
  endpoint?: string | undefined
  header?: readonly string[] | undefined
  session?: string | undefined
  as?: string | undefined
  mutations?: boolean | undefined
  baseline?: string | undefined
  sdl?: string | undefined
  operation?: string | undefined
  timeout?: string | undefined
  date?: string | undefined
}

/** Something that was typed wrong; the message says what is wanted. */
class VerifyWordsError extends Error {
  override readonly name = 'VerifyWordsError'
}

/** Runs `contract verify`: the report, and whether the endpoint keeps the contract. Throws `VerifyWordsError` and `BaselineError`. */
export async function verifyCommand(
  root: string,
  words: VerifyWords,
  onProgress: (text: string) => void,
): Promise<{ ok: boolean; text: string }> {
  const form = formOf(words.as)
  const options = { ...(await optionsOf(words)), onProgress }
  const date = words.date ?? new Date().toISOString().slice(0, 10)
  const baseline = words.baseline === undefined ? [] : readBaseline(words.baseline)
  const contract = loadContract(root)
  const unknown = (options.only ?? []).filter((name) => !contract.operations.some((operation) => operation.name === name))
  if (unknown.length > 0) throw new VerifyWordsError(`There is no operation ${unknown.join(', ')}.`)
  const verified = await verifyEndpoint(contract, options)
  const { findings, gone } = besideBaseline(verified.findings, baseline, date)
  const ok = verified.stopped === null && findings.every(({ standing }) => standing === 'known')
  return { ok, text: writers[form]({ ...verified, ok, date, findings, gone }) }
}

/** Whether an error is for whoever typed the command. */
export function isVerifyMistake(error: unknown): error is Error {
  return error instanceof VerifyWordsError || error instanceof BaselineError
}

const writers: Readonly<Record<ReportForm, (report: VerifyReport) => string>> = {
  text: textReport,
  json: (report) => JSON.stringify(report, null, 2),
  junit: junitReport,
  html: htmlReport,
}

function formOf(word: string | undefined): ReportForm {
  const form = reportForms.find((one) => one === (word ?? 'text'))
  if (!form) throw new VerifyWordsError(`--as is one of ${reportForms.join(', ')}, and not "${word}".`)
  return form
}

async function optionsOf(words: VerifyWords): Promise<VerifyOptions> {
  const { endpoint, session, mutations = false, operation, timeout, sdl } = words
  if (endpoint === undefined) throw new VerifyWordsError('Say what to verify: --endpoint https://api.example.com/graphql')
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new VerifyWordsError(`--endpoint is an address as https://api.example.com/graphql, and not "${endpoint}".`)
  if (timeout !== undefined && !/^[1-9]\d{1,5}$/.test(timeout))
    throw new VerifyWordsError(`--timeout is a number of milliseconds, and not "${timeout}".`)
  const headers = headersOf(words.header ?? [])
  return {
    url,
    headers,
    mutations,
    isLoggedIn:
      session === undefined && Object.keys(headers).some((name) => ['authorization', 'cookie', 'x-scenario'].includes(name.toLowerCase())),
    ...(session !== undefined && { session: sessionOf(session) }),
    ...(operation !== undefined && { only: operation.split(',') }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) }),
    ...(sdl !== undefined && { sdl: await sdlText(sdl) }),
  }
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      const [name, value] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      if (at < 1 || !/^[\w-]+$/.test(name)) throw new VerifyWordsError(`--header is written as 'Name: value', and not "${line}".`)
      return [name, value]
    }),
  )
}

function sessionOf(text: string): { email: string; password: string } {
  const at = text.indexOf(':')
  if (at < 1) throw new VerifyWordsError('--session is written as email:password of a shopper for tests.')
  return { email: text.slice(0, at), password: text.slice(at + 1) }
}

async function sdlText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new VerifyWordsError(`There is no schema at ${file}.`)
  }
}
