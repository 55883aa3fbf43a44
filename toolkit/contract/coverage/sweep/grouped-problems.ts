/** What is wrong with one answer, and what was asked. */
export type AnswerProblem = { selection: string; variables: unknown; problem: string }

/**
 * What is wrong with an operation's answers, a sentence each. One that many answers share is told once, with the first and how many more: places that differ in
 * the number of a list's entry count as the same.
 */
export function groupedProblems(operation: string, problems: readonly AnswerProblem[]): string[] {
  const groups = Map.groupBy(problems, ({ problem }) => problem.replaceAll(/\.\d+(?=[.:])/g, '.n'))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const selections = new Set(others.map(({ selection }) => selection)).difference(new Set([first.selection]))
    const more = selections.size > 0 ? ` and ${selections.size} more` : ''
    return [`${operation} in ${first.selection}${more} with ${JSON.stringify(first.variables)}: ${first.problem}`]
  })
}
