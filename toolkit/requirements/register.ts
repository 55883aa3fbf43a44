import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One area of the register: the name in its file's name, its title, and its ids in the order of the file. */
export type Area = { name: string; title: string; ids: readonly string[] }

/** Thrown if a file of the register breaks its format; the message names the file and the line. */
class RegisterError extends Error {
  override readonly name = 'RegisterError'
}

/** Format of a requirement's id: an area, a dash, and a number of two digits or more. */
export const ID = /^[A-Z0-9]+(-[A-Z0-9]+)*-\d{2,}$/

/** Files in the folder that are about the register and contain no requirements. */
const OTHER_FILES = new Set(['README.md', 'open-points.md'])

const HEADING = /^# (?<name>[A-Z0-9]+(?:-[A-Z0-9]+)*): (?<title>\S.*)$/
const ENTRY = /^- \*\*(?<id>[^*]+)\*\* — \S/

/** Reads every area from a folder, by name. Throws `RegisterError` on the first line that breaks the format. */
export function readRegister(folder: string): Area[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && !OTHER_FILES.has(file))
    .sort()
    .map((file) => parseArea(file, readFileSync(join(folder, file), 'utf8')))
}

/** Reads one area from the text of its file, e.g. `STORE.md`. */
export function parseArea(file: string, text: string): Area {
  const lines = text.split(/\r?\n/)
  const heading = HEADING.exec(lines[0] ?? '')?.groups
  if (heading?.name === undefined || heading.title === undefined || file !== `${heading.name}.md`) {
    throw new RegisterError(`${file}:1  the heading must be "# ${file.replace(/\.md$/, '')}: title"`)
  }
  const ids: string[] = []
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('- ')) ids.push(parseId(line, heading.name, ids, `${file}:${index + 1}`))
  }
  return { name: heading.name, title: heading.title, ids }
}

/** The id of a list line. `taken` holds the area's ids so far: a duplicate would be counted twice. */
function parseId(line: string, area: string, taken: readonly string[], place: string): string {
  const id = ENTRY.exec(line)?.groups?.id
  if (id === undefined || !ID.test(id)) throw new RegisterError(`${place}  a requirement is written "- **${area}-01** — sentence"`)
  if (id.replace(/-\d+$/, '') !== area) throw new RegisterError(`${place}  ${id} does not belong to ${area}`)
  if (taken.includes(id)) throw new RegisterError(`${place}  ${id} stands here twice`)
  return id
}
