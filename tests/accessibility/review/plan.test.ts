import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOf } from '#tests/accessibility/screen-states/shared-states.ts'
import { screenStates } from '#tests/contract/states/screen-states.ts'
import { writeEvidence } from './evidence-files.ts'
import { idOf, stateFingerprint } from './fingerprint.ts'
import { planVisits, readPlan, writePlan } from './plan.ts'
import { evidence } from './testing/evidence.ts'

const states = screenStates().slice(0, 9)
const ids = states.map((state) => idOf(nameOf(state)))
let report = ''

beforeEach(() => {
  report = mkdtempSync(join(tmpdir(), 'review-plan-'))
  for (const [at, state] of states.entries())
    writeEvidence(report, evidence({ id: ids[at] ?? '', name: nameOf(state), fingerprint: stateFingerprint(state, '<p>Bag</p>', 'c') }), {})
})

afterEach(() => rmSync(report, { recursive: true }))

const visits = async (served: (at: number) => Promise<string>, contract = 'c') =>
  Object.keys(await planVisits(states, { report, contract, served: (state) => served(states.indexOf(state)) }))

test('a run visits only the states that are served otherwise, and all if the contract has changed', async () => {
  expect(await visits(async () => '<p>Bag</p>')).toEqual([])
  expect(await visits(async (at) => (at === 3 ? '<p>Basket</p>' : '<p>Bag</p>'))).toEqual([ids[3]])
  expect((await visits(async () => '<p>Bag</p>', 'd')).sort()).toEqual([...ids].sort())
})

test('a state that was not reached, or whose page cannot be asked for, is visited, and the rest is asked', async () => {
  const [state] = states
  if (!state) throw new Error('There are no states.')
  const fingerprint = stateFingerprint(state, '<p>Bag</p>', 'c')
  writeEvidence(report, evidence({ id: ids[0] ?? '', name: nameOf(state), fingerprint, error: 'There is no such button.' }), {})
  const asked = await visits((at) => (at === 5 ? Promise.reject(new Error('The server is gone.')) : Promise.resolve('<p>Bag</p>')))
  expect(asked.sort()).toEqual([ids[0] ?? '', ids[5] ?? ''].sort())
})

test('a plan is read again by the run, and one that is torn visits every state', () => {
  expect(readPlan(report)).toBeUndefined()
  writePlan(report, { abc: 'f' })
  expect(readPlan(report)).toEqual({ abc: 'f' })
  writeFileSync(join(report, 'plan.json'), '{"abc"')
  expect(readPlan(report)).toBeUndefined()
})
