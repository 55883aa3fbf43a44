/** The line of code that starts a browser test in a selection. */
export function testLine(selection: string): string {
  return `test.use({ scenario: '${selection.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}' })`
}
