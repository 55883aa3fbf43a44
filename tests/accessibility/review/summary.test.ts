import { describe, expect, test } from 'vitest'
import { cards, statesFor } from './cards.ts'
import { keep } from './changes.ts'
import { criteria, criterionOf } from './criteria.ts'
import { chapters, conformanceOfClause } from './en-301-549.ts'
import { contrastPairs, criteriaOf } from './engines/axe.ts'
import { judge } from './engines/equal-access.ts'
import type { StateEvidence } from './evidence.ts'
import { isCurrent, steady } from './fingerprint.ts'
import { headingsIn, landmarksIn, steadyTree } from './page/tree.ts'
import { conformanceOf, summarise } from './summary.ts'
import { evidence, finding } from './testing/evidence.ts'
import type { PersonVerdict } from './verdicts.ts'

const nothing = { missing: [], verdicts: [], badVerdicts: [], unused: [] }

describe('a criterion', () => {
  test('of level A or AA stands in the list once, in the order of the standard', () => {
    const numbers = criteria.map(({ number }) => number)
    const byParts = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
    expect(numbers).toEqual([...new Set(numbers)].sort(byParts))
    // WCAG 2.2 has 32 criteria of level A and 24 of level AA; 4.1.1, level A, is obsolete.
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
  })

  test('says what is measured, what is judged or why it does not apply, and every card asks about one of them', () => {
    for (const { number, measured, judged, absent } of criteria) expect([number, measured ?? judged ?? absent]).not.toContain(undefined)
    for (const { id, criterion } of cards) expect([id, criterionOf(criterion)?.judged]).not.toContain(undefined)
    const asked = new Set(cards.map(({ criterion }) => criterion))
    expect(criteria.filter(({ number, judged }) => judged !== undefined && !asked.has(number))).toEqual([])
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  })

  const supported = { number: '2.5.8', name: 'Target Size', level: 'AA', measured: 'Targets.' } as const
  const judged = { ...supported, judged: 'Whether it is enough.' }
  const [card = cards[0]] = cards
  const verdict: PersonVerdict = {
    card: 'a',
    state: 's',
    content: 'c',
    verdict: 'pass',
    note: '',
    by: 'Ada',
    on: '2026-11-24',
    with: 'Firefox',
  }
  const judgement = (part: object) => (card ? [{ card, state: evidence(), ...part }] : [])

  test.each([
    ['is supported if nothing was found and nothing is left to a person', conformanceOf(supported, 0, [], true), 'Supports'],
    ['is to be judged if nothing was found in a part of the states', conformanceOf(supported, 0, [], false), 'To be judged'],
    ['is not supported if something was found in a part of the states', conformanceOf(supported, 1, [], false), 'Does Not Support'],
    ['is not supported if something was found', conformanceOf(supported, 1, [], true), 'Does Not Support'],
    ['is to be judged as long as a question is open', conformanceOf(judged, 0, judgement({}), true), 'To be judged'],
    [
      'is to be judged again when the state has changed',
      conformanceOf(judged, 0, judgement({ verdict, standing: 'stale' }), true),
      'To be judged',
    ],
    ['is supported once a person has said yes', conformanceOf(judged, 0, judgement({ verdict, standing: 'holds' }), true), 'Supports'],
    [
      'is not supported if a person has said no',
      conformanceOf(judged, 0, judgement({ verdict: { ...verdict, verdict: 'fail' }, standing: 'holds' }), true),
      'Does Not Support',
    ],
    ['does not apply without what it is about', conformanceOf({ ...supported, absent: 'No video.' }, 0, [], true), 'Not Applicable'],
    ['stays to be judged if no card asks about it', conformanceOf(judged, 0, [], true), 'To be judged'],
  ])('%s', (_, said, expected) => expect(said).toBe(expected))
})

describe('a report', () => {
  test('says of nothing that it is supported while a state is missing or not reached, or an engine did not finish', () => {
    const [width] = evidence().widths
    const stopped = { engine: 'axe', version: '', findings: [], undecided: [], passed: 0, error: 'It stopped.' } as const
    const parts = [
      { states: [], missing: [] },
      { states: [evidence()], missing: ['/basket'] },
      { states: [evidence({ error: 'There is no such button.' })], missing: [] },
      { states: [evidence({ widths: width ? [{ ...width, engines: [stopped] }] : [] })], missing: [] },
    ]
    for (const { states, missing } of parts)
      expect(summarise(states, { ...nothing, missing }).rows.map(({ conformance }) => conformance)).not.toContain('Supports')
    expect(summarise([evidence()], nothing).rows.map(({ conformance }) => conformance)).toContain('Supports')
  })

  test('counts a finding at its criterion, and tells what is new and what is gone since the last', () => {
    const lasting = { ...finding, target: '#phone' }
    const before = keep([evidence({}, [finding, lasting]), evidence({ name: 'gone' })], '2026-11-24T10:00:00Z')
    const other = { ...finding, target: '#password' }
    const { rows, changes } = summarise([evidence({}, [other, lasting]), evidence({ name: 'new' })], { ...nothing, last: before })
    expect(rows.find(({ criterion }) => criterion.number === '4.1.2')).toMatchObject({ findings: 2, conformance: 'Does Not Support' })
    expect(changes).toMatchObject({
      since: '2026-11-24T10:00:00Z',
      added: ['/login in shopper=guest: 1440 px, axe: label at #password'],
      gone: ['/login in shopper=guest: 1440 px, axe: label at #email'],
      newStates: ['new'],
    })
    expect(changes.byState.get('new')).toMatchObject({ isNew: true })
  })

  test('tells of each state what it says that it did not say before, and nothing of one that says the same', () => {
    const [width] = evidence().widths
    const saying = (text: string) => evidence({ content: text, widths: width ? [{ ...width, headings: [{ level: 1, text }] }] : [] })
    const [before, now] = [saying('Login'), saying('Log in')]
    const last = keep([before, evidence({ name: 'same' })], '2026-11-24T10:00:00Z')
    const { changes } = summarise([now, evidence({ name: 'same' })], { ...nothing, last })
    expect([...changes.byState]).toEqual([
      [
        now.name,
        {
          isNew: false,
          added: ['1440 px, heading of level 1 “Log in”'],
          gone: ['1440 px, heading of level 1 “Login”'],
          speaksOtherwise: true,
        },
      ],
    ])
  })

  test('asks a card again when the state tells something else, and names the verdicts of states and cards that are gone', () => {
    const state = evidence()
    const verdict: PersonVerdict = {
      card: 'errors',
      state: state.name,
      content: state.content,
      verdict: 'pass',
      note: '',
      by: 'Ada',
      on: '2026-11-24',
      with: 'Firefox',
    }
    const standing = (one: StateEvidence) =>
      summarise([one], { ...nothing, verdicts: [verdict] }).judgements.find(({ card }) => card.id === 'errors')?.standing
    expect(standing(state)).toBe('holds')
    expect(standing({ ...state, content: '0'.repeat(32) })).toBe('stale')
    expect(summarise([evidence({ name: 'other' })], { ...nothing, verdicts: [verdict] }).goneVerdicts).toEqual([
      { ...verdict, gone: 'state' },
    ])
    const ofNoCard = { ...verdict, card: 'no-such-card' }
    expect(summarise([state], { ...nothing, verdicts: [ofNoCard] }).goneVerdicts).toEqual([{ ...ofNoCard, gone: 'card' }])
    // Not visited in this run.
    expect(summarise([], { ...nothing, missing: [state.name], verdicts: [verdict] }).goneVerdicts).toEqual([])
  })
})

test('a card is tried on different screens first, and in both stores', () => {
  const card = { id: 'x', question: '', criterion: '1.1.1', how: [], good: '', suits: () => true, enough: 3 }
  const states = ['login', 'basket'].flatMap((screen) =>
    (['en-GB', 'en-US'] as const).map((store) => evidence({ name: `${screen} ${store}`, screen, store })),
  )
  expect(statesFor(card, states).map(({ name }) => name)).toEqual(['login en-GB', 'basket en-US', 'login en-US'])
  expect(statesFor(card, [evidence({ error: 'no such button' })])).toEqual([])
})

test("axe's tags name criteria, and its measured pairs of colours are told once, the lowest first", () => {
  expect(criteriaOf(['cat.color', 'wcag2aa', 'wcag143', 'wcag1412', 'best-practice'])).toEqual(['1.4.3', '1.4.12'])
  const node = (fgColor: string, contrastRatio: number) => ({
    target: [],
    html: '<p>Satin</p>',
    any: [{ id: 'color-contrast', data: { fgColor, bgColor: '#fff', contrastRatio, expectedContrastRatio: '4.5:1' } }],
  })
  const rule = { id: 'color-contrast', help: '', tags: [], nodes: [node('#111', 18), node('#555', 7), node('#111', 18)] }
  expect(contrastPairs([rule])).toEqual([
    { foreground: '#555', background: '#fff', ratio: 7, needed: 4.5, count: 1, sample: 'Satin' },
    { foreground: '#111', background: '#fff', ratio: 18, needed: 4.5, count: 2, sample: 'Satin' },
  ])
})

test('of the Equal Access engine, only a failed rule that is a violation is certain, and a settled one is told with its reason', () => {
  const reported = { criteria: ['1.1.1'], message: 'It has no name.', html: '<img>', target: '/img[1]' }
  const { findings, undecided } = judge([
    { ...reported, rule: 'img_alt_valid', policy: 'VIOLATION', verdict: 'FAIL' },
    { ...reported, rule: 'img_alt_decorative', policy: 'VIOLATION', verdict: 'POTENTIAL' },
    { ...reported, rule: 'aria_label', policy: 'RECOMMENDATION', verdict: 'FAIL' },
    { ...reported, rule: 'style_focus_visible', policy: 'VIOLATION', verdict: 'POTENTIAL' },
  ])
  expect(findings.map(({ rule }) => rule)).toEqual(['img_alt_valid'])
  expect(undecided.map(({ rule, settled }) => [rule, settled !== undefined])).toEqual([
    ['img_alt_decorative', false],
    ['aria_label', false],
    ['style_focus_visible', true],
  ])
})

test('the tree of a page is the same in each session', () => {
  const tree = (id: string) =>
    `- link "Refills":\n  - /url: https://help.example/refills?anonId=${id}&env=local\n- link "Next":\n  - /url: /us/shop?page=2`
  expect(steadyTree(tree('3fc64db7'))).toBe(steadyTree(tree('a73be01a')))
  expect(steadyTree(tree('3fc64db7'))).toContain('/url: https://help.example/refills\n')
  expect(steadyTree(tree('3fc64db7'))).toContain('/url: /us/shop?page=2')
})

test("a tree's headings and landmarks are read from its lines", () => {
  const tree = [
    '- banner:',
    '  - navigation "Main":',
    '- main:',
    '  - heading "Your \\"bag\\"" [level=1]',
    '  - heading [level=2]: Totals',
  ].join('\n')
  expect(headingsIn(tree)).toEqual([
    { level: 1, text: 'Your "bag"' },
    { level: 2, text: 'Totals' },
  ])
  expect(landmarksIn(tree)).toEqual([
    { role: 'banner', name: '' },
    { role: 'navigation', name: 'Main' },
    { role: 'main', name: '' },
  ])
})

test('two answers of one page are equal but for nonces and data, and a changed script or word makes a difference', () => {
  const html = (nonce: string, id: string, script: string, word: string) =>
    `<script src="/_next/static/chunks/${script}.js" nonce="${nonce}"></script><p>${word}</p><script nonce="${nonce}">self.__next_f.push([1,"${id}"])</script>`
  const one = steady(html('a', '1', 'main', 'Bag'))
  expect(steady(html('b', '2', 'main', 'Bag'))).toBe(one)
  expect(steady(html('a', '1', 'other', 'Bag'))).not.toBe(one)
  expect(steady(html('a', '1', 'main', 'Basket'))).not.toBe(one)
})

test('evidence stands for the state that it was collected of, unless it was not reached or an engine did not finish', () => {
  const state = evidence()
  const [width] = state.widths
  const stopped = { engine: 'axe', version: '', findings: [], undecided: [], passed: 0, error: 'It stopped.' } as const
  expect(isCurrent(state, 'f')).toBe(true)
  expect(isCurrent(state, 'g')).toBe(false)
  expect(isCurrent(undefined, 'f')).toBe(false)
  expect(isCurrent({ ...state, error: 'There is no such button.' }, 'f')).toBe(false)
  expect(isCurrent({ ...state, widths: width ? [{ ...width, engines: [stopped] }] : [] }, 'f')).toBe(false)
})

test('a clause of EN 301 549 is what its criteria come to, is judged by a person, or says why it does not apply', () => {
  const numbers = chapters.flatMap(({ clauses }) => clauses.map(({ number }) => number))
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const { number, absent, how, criteria: own } of chapters.flatMap(({ clauses }) => clauses)) {
    const said = [absent, how, own].filter((one) => one !== undefined)
    expect([number, said.length]).toEqual([number, 1])
    for (const one of own ?? []) expect([number, one, criterionOf(one)?.number]).toEqual([number, one, one])
  }
  const { rows } = summarise([evidence({}, [finding])], nothing)
  const clause = (part: object) => conformanceOfClause({ number: '4.2.1', name: 'Usage without vision', ...part }, rows)
  expect(clause({ criteria: ['4.1.2', '2.4.1'] })).toBe('Does Not Support')
  expect(clause({ criteria: ['2.4.1', '1.1.1'] })).toBe('To be judged')
  expect(clause({ criteria: ['1.3.4'] })).toBe('Supports')
  expect(clause({ how: 'Listen.' })).toBe('To be judged')
  expect(clause({ absent: 'Nobody speaks.' })).toBe('Not Applicable')
})
