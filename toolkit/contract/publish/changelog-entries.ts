/** One agreed change, as the changelog tells it. */
type ChangelogChange = { level: string; element: string; message: string; operations: readonly string[] }

/** One agreement: its day, its reason (null: none was given), and what it changed. */
export type ChangelogEntry = { date: string; message: string | null; changes: readonly ChangelogChange[] }

/** The entries of `schema/CHANGELOG.md` as data, newest first. Lines in another form than `contract agree` writes are left out. */
export function changelogEntries(text: string): ChangelogEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const [, date = title.trim(), message] = /^(\d{4}-\d\d-\d\d)(?: — (.*))?$/.exec(title.trim()) ?? []
      return { date, message: message ?? null, changes: changesIn(lines) }
    })
}

function changesIn(lines: readonly string[]): ChangelogChange[] {
  let level = ''
  return lines.flatMap((line) => {
    const heading = /^### (.+)$/.exec(line)
    if (heading) level = (heading[1] ?? '').toLowerCase()
    const found = /^- `([^`]+)`: (.+?)(?: — ((?:`\w+`(?:, )?)+))?$/.exec(line)
    if (!found) return []
    const [, element = '', message = '', names = ''] = found
    return [{ level, element, message, operations: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }]
  })
}
