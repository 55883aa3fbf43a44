import { expect, test } from 'vitest'
import { contrastBelowSeven } from './below-seven.ts'

const pair = { foreground: '#666', background: '#fff', ratio: 5.74, needed: 4.5, count: 3, sample: 'Satin' }

test('text below 7 to 1, and large text below 4.5, is a finding unless it is listed with its reason', () => {
  const { findings } = contrastBelowSeven([pair, { ...pair, ratio: 7 }, { ...pair, needed: 3, ratio: 4.4 }, { ...pair, needed: 3 }])
  expect(findings.map(({ message }) => message)).toEqual([
    '#666 on #fff has a contrast of 5.74 to 1, and 7 is wanted, as in “Satin”',
    '#666 on #fff has a contrast of 4.4 to 1, and 4.5 is wanted, as in “Satin”',
  ])
  const listed = [{ foreground: '#666', background: '#fff', where: 'Figures', why: 'They repeat the words beside them.' }]
  const settled = contrastBelowSeven([pair], listed)
  expect(settled.findings).toEqual([])
  expect(settled.undecided).toMatchObject([{ count: 3, settled: 'Figures: They repeat the words beside them.' }])
  expect(contrastBelowSeven([pair], [{ background: '#eee', where: '', why: '', foreground: '#666' }]).findings).toHaveLength(1)
})
