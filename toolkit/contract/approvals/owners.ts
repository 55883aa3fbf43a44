import type { ReadFile } from '../agree/agreed-contract.ts'

/** The two teams that own the contract: one answers it, one asks. */
export type Team = 'api' | 'web'
export const TEAMS: readonly Team[] = ['api', 'web']

/** Who owns every file of the contract, in GitHub's and GitLab's form. */
export const OWNERS_FILE = '.github/CODEOWNERS'

/** The owners of a file by team, as `@ottilie/basket-api`; undefined: the team has none there. */
type Owners = Readonly<Partial<Record<Team, string>>>

/** Finds the owners of a file: by the last pattern that fits it. A name that ends in `api` or `web` speaks for that team. */
export type OwnersOf = (file: string) => Owners

/** The owners that CODEOWNERS names. Without the file, each team is called by its own name everywhere. */
export function readOwners(read: ReadFile): OwnersOf {
  const text = read(OWNERS_FILE)
  if (text === undefined) return () => ({ api: 'api', web: 'web' })
  const rules = text.split('\n').flatMap((line) => {
    const [pattern = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/)
    return pattern === '' ? [] : [{ matches: matcherOf(pattern), names }]
  })
  return (file) => {
    const names = rules.findLast(({ matches }) => matches.test(file))?.names ?? []
    const entries = TEAMS.flatMap((team) => {
      const name = names.find((one) => new RegExp(`(?:^|[/@-])${team}$`).test(one))
      return name === undefined ? [] : [[team, name] as const]
    })
    return Object.fromEntries(entries)
  }
}

/** The files without an owner in either team, one line each. */
export function withoutOwners(files: readonly string[], ownersOf: OwnersOf): string[] {
  return files.flatMap((file) => {
    const owners = ownersOf(file)
    const missing = TEAMS.filter((team) => owners[team] === undefined)
    return missing.length > 0 ? [`${OWNERS_FILE}  names nobody of ${missing.join(' and ')} for ${file}`] : []
  })
}

/** A pattern as in .gitignore: a leading slash binds it to the root, a trailing one means everything below. */
function matcherOf(pattern: string): RegExp {
  const bound = pattern.startsWith('/') || /\/./.test(pattern)
  const body = pattern
    .replace(/^\//, '')
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\0', '.*')
  const end = body.endsWith('/') ? '.*' : '(?:/.*)?'
  return new RegExp(`^${bound ? '' : '(?:.*/)?'}${body}${end}$`)
}
