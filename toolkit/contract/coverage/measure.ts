import type { Contract } from '../load.ts'
import { nothingObserved } from './answer/answer-cells.ts'
import { excuseList } from './excuses.ts'
import { type Unanswered, unanswered } from './gaps.ts'
import { addObserved } from './observe.ts'
import { type Codes, codeCoverage } from './reached/codes.ts'
import { untoldCodes } from './reached/declared-codes.ts'
import { type FixtureCoverage, fixtureCoverage } from './reached/fixture-coverage.ts'
import { type ToldExamples, toldExamples } from './reached/told-examples.ts'
import { sweptSelections } from './sweep/selections.ts'
import { sweepAll } from './sweep/sweep-pool.ts'
import { waysToAsk } from './sweep/sweep-questions.ts'

/** What the mock server answered across all selections. */
export type Measured = {
  selections: number
  answers: number
  computed: number
  /** Operations whose first example, which is asked in every selection, is missing or limited to some scenarios. */
  notExercised: string[]
  unanswered: Unanswered
  fixtures: FixtureCoverage
  codes: Codes
  /** A selection that shows each code, by root field and code. */
  toldExamples: ToldExamples
  /** Contract violations, unexpected errors, codes that are answered and not declared, and codes that are declared and not answered. */
  problems: string[]
}

/** Runs every operation in every selection and computes what the answers show. */
export async function measureAnswers(root: string, { schema, operations }: Contract, workers?: number): Promise<Measured> {
  const swept = await sweepAll(root, operations, workers)
  const observed = nothingObserved()
  for (const one of swept) addObserved(observed, one.observed)
  const sum = (of: 'answers' | 'computed'): number => swept.reduce((all, one) => all + one[of], 0)
  return {
    selections: sweptSelections().length,
    answers: sum('answers'),
    computed: sum('computed'),
    notExercised: operations
      .map(({ name }) => name)
      .filter((name) => waysToAsk(name)[0]?.selections !== undefined || waysToAsk(name).length === 0),
    unanswered: unanswered(schema, operations, observed),
    fixtures: fixtureCoverage(swept, excuseList),
    codes: await codeCoverage(swept),
    toldExamples: toldExamples(swept),
    problems: [...swept.flatMap(({ problems }) => problems), ...untoldCodes(swept)],
  }
}
