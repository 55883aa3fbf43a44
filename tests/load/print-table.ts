type Cell = string | number

/** Prints a table with right-aligned numbers. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const lines = [head, ...rows].map((row) => row.map((cell) => String(cell)))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const print = (line: readonly string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  process.stdout.write(`\n${title}\n${lines.map((line) => `  ${print(line)}\n`).join('')}`)
}

/** A number rounded to a number of decimal places, without an exponent. */
export function rounded(value: number, places = 0): number {
  return Number(value.toFixed(places))
}
