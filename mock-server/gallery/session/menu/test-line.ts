/** The line that puts a browser test into a selection. */
export function testLine(selection: string): string {
  return `test.use({ scenario: '${selection.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}' })`
}
