import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameOf } from '#tests/accessibility/screen-states/shared-states.ts'
import { screenStates } from '#tests/contract/states/screen-states.ts'
import { writeEvidence } from './evidence-files.ts'
import { idOf } from './fingerprint.ts'
import { evidence, finding } from './testing/evidence.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
afterAll(() => rmSync(folder, { recursive: true }))
const verdicts = join(folder, 'verdicts')
const [first, second] = screenStates().map(nameOf)
const id = idOf(first ?? '')

type Ended = { code: number; out: string; told: string }

/** Runs review.ts as `npm run review` does. */
function review(...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, REVIEW_FOLDER: folder, REVIEW_VERDICTS: verdicts }
  return new Promise((done) => {
    execFile(process.execPath, [join(import.meta.dirname, 'review.ts'), ...args], { env }, (error, out, told) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, told }),
    )
  })
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

beforeAll(() => {
  writeEvidence(folder, evidence({ id, name: first ?? '' }, [finding]), {})
  const unreached = idOf(second ?? '')
  writeEvidence(folder, evidence({ id: unreached, name: second ?? '', error: 'There is no such button.', widths: [] }), {})
  writeEvidence(folder, evidence({ id: 'ffffffffffff', name: 'a state that is gone' }), {})
})

describe('a report', () => {
  let made: Ended = { code: 0, out: '', told: '' }
  beforeAll(async () => {
    made = await review('report', '--visited')
  })

  test('fails while something certain was found or a state was not reached, and counts both', () => {
    expect(made.code).toBe(1)
    expect(made.out).toMatch(/^· 2 of \d+ states, 1 certain findings, 1 states not reached\.\n {2}axe: label: 1\n/)
  })

  test('forgets the evidence of states that are gone', () => {
    expect(readdirSync(join(folder, 'evidence')).sort()).toEqual([id, idOf(second ?? '')].map((one) => `${one}.json`).sort())
  })

  test('of a run is kept for the next run, and one that is only made anew is not', async () => {
    const kept = read('this-run.json')
    expect(kept).toMatchObject({ states: { [first ?? '']: { findings: ['1440 px, axe: label at #email'] } } })
    expect(readdirSync(folder)).not.toContain('last-run.json')
    const { out, told } = await review('report', '--json')
    expect(read('this-run.json')).toEqual(kept)
    expect(JSON.parse(out), 'what a program reads stands alone').toMatchObject({ states: 2 })
    expect(told).toContain('certain findings')
    await review('report', '--visited')
    expect(read('last-run.json')).toEqual(kept)
  })
})

describe('on the command line', () => {
  test('a verdict is written to its file, and the report counts it', async () => {
    const said = await review('verdict', 'sequence', id, 'pass', '--by', 'Ada', '--with', 'Firefox 140', '--on', '2026-11-24')
    expect(said).toMatchObject({ code: 0, out: expect.stringContaining(`sequence--${id}.json`) })
    expect(JSON.parse(readFileSync(join(verdicts, `sequence--${id}.json`), 'utf8'))).toMatchObject({
      card: 'sequence',
      state: first,
      verdict: 'pass',
      on: '2026-11-24',
    })
  })

  test('an issue is printed with its state', async () => {
    const { code, out } = await review('issue', 'sequence', id)
    expect(code).toBe(0)
    expect(out).toContain(`State: ${first}`)
  })

  test.each([
    ['a verdict of no kind', ['verdict', 'sequence', id, 'maybe'], 'pass, fail or not-applicable, not "maybe"'],
    ['a verdict of nobody', ['verdict', 'sequence', id, 'pass'], 'Say who judged with --by'],
    ['a card that is not there', ['issue', 'no-such-card', id], 'There is no card "no-such-card"'],
    ['a state without evidence', ['issue', 'sequence', 'none'], 'There is no evidence of a state "none"'],
    ['a command that is not there', ['publish'], 'There is no command "publish"'],
    ['words that no state has', ['plan', 'no such state'], 'No state has "no such state" in its name'],
  ])('%s is refused with what to do', async (_, args, message) => {
    const { code, told } = await review(...args)
    expect(code).toBe(2)
    expect(told).toContain(message)
  })
})
