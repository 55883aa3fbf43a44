import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Shortens the names that the build gives to the classes of CSS modules, `IFd0MG_header`, in everything that was built: `_IFd4`. A page has some 150 of
 * them, most of them several times, in its elements, in its data and in its styles (decision 192).
 *
 * The files keep their names, and browsers keep the files, so a short name depends on nothing but its own module: three letters of the module's hash, and
 * the place of the class among the module's. Whatever has a module's classes in it gets another file name when one is added or removed.
 */

/** A module's classes as scripts have them: each under its own name. */
const entry = /\b(?<name>[A-Za-z][\w-]*)"?:"(?<hash>_?[\w-]{6})_\k<name>"/g
const selector = /\.(?<hash>_?[\w-]{6})_[A-Za-z][\w-]*/g
const word = /[\w-]+/g
/** A row of a page's data that is text of a given length. */
const textRow = /(?<=^|\n)[0-9a-f]+:T(?<bytes>[0-9a-f]+),/g

/** Shortens the class names in the build in this directory. Returns how many there were. Throws where a short name would stand for two classes. */
export function shortenClassNames(buildDirectory: string): number {
  const kinds = ['static/**/*.{css,js}', 'server/**/*.{js,json,html,rsc,meta,body}']
  // A folder of the build may be named after an address, such as `sw.js`.
  const files = globSync(kinds, { cwd: buildDirectory, withFileTypes: true }).filter((entry) => entry.isFile())
  const contents = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    // One character for each byte, since rows of text tell theirs.
    return { file, text: readFileSync(file, 'latin1') }
  })
  const names = shortNames(contents)
  for (const { file, text } of contents) {
    const short = text.replaceAll(word, (found) => names.get(found) ?? found)
    if (short === text) continue
    if (file.endsWith('.rsc')) refuseInText(file, text, names)
    writeFileSync(file, short, 'latin1')
  }
  return names.size
}

function shortNames(contents: readonly { file: string; text: string }[]): ReadonlyMap<string, string> {
  const styles = contents.filter(({ file }) => file.endsWith('.css'))
  const styled = new Set(styles.flatMap(({ text }) => [...text.matchAll(selector)].map(({ groups }) => groups?.['hash'])))
  const modules = new Map<string, Set<string>>()
  for (const { text } of contents.filter(({ file }) => file.endsWith('.js')))
    for (const { groups: { hash = '', name = '' } = {} } of text.matchAll(entry))
      if (styled.has(hash)) modules.set(hash, (modules.get(hash) ?? new Set()).add(name))

  const taken = new Map<string, string>()
  for (const hash of modules.keys()) {
    const other = taken.get(beginning(hash))
    if (other !== undefined)
      throw new Error(`The classes ${hash}_… and ${other}_… would have the same names. Give one of the CSS modules another file name.`)
    taken.set(beginning(hash), hash)
  }
  return new Map(
    [...modules].flatMap(([hash, classes]) =>
      [...classes].sort().map((name, place) => [`${hash}_${name}`, `${beginning(hash)}${place.toString(36)}`] as const),
    ),
  )
}

/** What a module's short names begin with. The underscore is how no class of the shop's own begins, and how a hash does that would begin with a digit. */
function beginning(hash: string): string {
  return `_${hash.slice(-6, -3)}`
}

/** The length of a row of text would no longer be true. Such a text is HTML in a string, and takes no class of a module. */
function refuseInText(file: string, text: string, names: ReadonlyMap<string, string>): void {
  for (const { index, groups, 0: start } of text.matchAll(textRow)) {
    const from = index + start.length
    const row = text.slice(from, from + Number.parseInt(groups?.['bytes'] ?? '', 16))
    const found = row.match(word)?.find((each) => names.has(each))
    if (found !== undefined) throw new Error(`${file} has the class ${found} in a text, which cannot be shortened.`)
  }
}
