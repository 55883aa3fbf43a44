import type { EngineResult, StateEvidence } from '../evidence.ts'

/** The results as EARL 1.0 in JSON-LD: one assertion for each engine, state, width and rule that did not pass, and one for each engine that passed whole. */
export function earlOf(states: readonly StateEvidence[]): object {
  return {
    '@context': { '@vocab': 'http://www.w3.org/ns/earl#', WCAG22: 'https://www.w3.org/TR/WCAG22/#', dct: 'http://purl.org/dc/terms/' },
    '@graph': states.flatMap((state) =>
      state.widths.flatMap(({ width, engines }) =>
        engines.flatMap((engine) => assertionsOf(engine, `${state.name}, ${width} px`, state.path)),
      ),
    ),
  }
}

function assertionsOf({ engine, version, findings, undecided, error }: EngineResult, subject: string, path: string): object[] {
  const assertion = (test: string, outcome: string, description: string, criteria: readonly string[]) => ({
    '@type': 'Assertion',
    assertedBy: { '@type': 'Software', 'dct:title': engine, 'dct:hasVersion': version },
    subject: { '@type': 'TestSubject', 'dct:title': subject, 'dct:source': path },
    test: { '@type': 'TestCase', 'dct:title': test, 'dct:isPartOf': criteria.map((number) => `WCAG22:${number}`) },
    mode: 'automatic',
    result: { '@type': 'TestResult', outcome, 'dct:description': description },
  })
  if (error !== undefined) return [assertion('all', 'untested', error, [])]
  const open = undecided.filter(({ settled }) => settled === undefined)
  return [
    ...findings.map(({ rule, message, criteria, target }) => assertion(rule, 'failed', `${message} ${target}`.trim(), criteria)),
    ...open.map(({ rule, message, criteria }) => assertion(rule, 'cantTell', message, criteria)),
    ...(findings.length === 0 && open.length === 0 ? [assertion('all', 'passed', 'Every rule passed.', [])] : []),
  ]
}
