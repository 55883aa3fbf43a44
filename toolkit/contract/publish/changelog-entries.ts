/** One agreed change, as the changelog tells it. */
type ChangelogChange = {
  level: string
  element: string
  message: string
  operations: readonly string[]
  routes: readonly string[]
  /** Who approved it, as which team and why, in words. Null: it needed nobody. */
  approvedBy: string | null
}

/** One agreement: its version (null: from before there were versions), its day, its reason (null: none was given), and what it changed. */
export type ChangelogEntry = { version: string | null; date: string; message: string | null; changes: readonly ChangelogChange[] }

/** The entries of `schema/CHANGELOG.md` as data, newest first. Lines in another form than `contract agree` writes are left out. */
export function changelogEntries(text: string): ChangelogEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const [, version, date = title.trim(), message] = /^(?:(\d+\.\d+\.\d+) — )?(\d{4}-\d\d-\d\d)(?: — (.*))?$/.exec(title.trim()) ?? []
      return { version: version ?? null, date, message: message ?? null, changes: changesIn(lines) }
    })
}

function changesIn(lines: readonly string[]): ChangelogChange[] {
  let level = ''
  return lines.flatMap((line, index) => {
    const heading = /^### (.+)$/.exec(line)
    if (heading) level = (heading[1] ?? '').toLowerCase()
    const found = /^- `([^`]+)`: (.+?)(?: — ((?:`[^`]+`(?:, )?)+))?(?: — on (.+))?$/.exec(line)
    if (!found) return []
    const [, element = '', message = '', names = '', routes] = found
    const operations = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const [, approvedBy = null] = /^ {2}Approved by (.+)$/.exec(lines[index + 1] ?? '') ?? []
    return [{ level, element, message, operations, routes: routes?.split(', ') ?? [], approvedBy }]
  })
}
