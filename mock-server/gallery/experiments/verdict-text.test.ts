import { expect, test } from 'vitest'
import type { ListedExperiment } from '../api/exposure-answers.ts'
import { exposureNote, shareText, verdictText } from './verdict-text.ts'

const experiment: ListedExperiment = {
  flag: 'experiment-lip-week',
  exposures: 10,
  mixed: 0,
  variations: [
    { variation: 'a', exposures: 6, share: 0.6, plannedShare: 0.5 },
    { variation: 'b', exposures: 4, share: 0.4, plannedShare: 0.5 },
  ],
  chiSquare: 0.4,
  probability: 0.5271,
  verdict: 'AS_PLANNED',
}
const unplanned = [{ variation: 'c', exposures: 1, share: 1, plannedShare: 0 }]

test.each<[Partial<ListedExperiment>, string]>([
  [{}, 'As planned (chi-square 0.40, p 0.5271). 10 exposures.'],
  [
    { chiSquare: 11.236, probability: 0.0008, verdict: 'MISMATCH' },
    'Mismatch: not the planned ratio (chi-square 11.24, p 0.0008). 10 exposures.',
  ],
  [
    { chiSquare: 900, probability: 0, verdict: 'MISMATCH' },
    'Mismatch: not the planned ratio (chi-square 900.00, p below 0.0001). 10 exposures.',
  ],
  [
    { exposures: 1, mixed: 1, chiSquare: null, probability: null, verdict: 'TOO_FEW' },
    'Too few exposures to tell. 1 exposure. 1 session saw more than one variation and is not counted.',
  ],
  [{ chiSquare: null, probability: null, verdict: 'NO_RATIO' }, 'One variation alone is recorded: there is no ratio. 10 exposures.'],
  [
    { variations: unplanned, mixed: 2, chiSquare: null, probability: null, verdict: 'MISMATCH' },
    'Mismatch: no exposure to c is planned. 10 exposures. 2 sessions saw more than one variation and are not counted.',
  ],
])('%j reads: %s', (parts, words) => {
  expect(verdictText({ ...experiment, ...parts })).toBe(words)
})

test('counts and shares are written as people read them', () => {
  expect([exposureNote({ sessions: 1 }), exposureNote({ sessions: 0 })]).toEqual(['1 open session', '0 open sessions'])
  expect([shareText(0), shareText(1 / 3), shareText(1)]).toEqual(['0.0%', '33.3%', '100.0%'])
})
