/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices: one place decides. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe says of one fault: the part of its answer that people read. */
type Violation = { id: string; help: string; nodes: readonly { target: readonly unknown[]; failureSummary?: string }[] }

/** Each fault as a text, with the elements that it is about. */
export function findingsOf(violations: readonly Violation[]): string[] {
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
  )
}
