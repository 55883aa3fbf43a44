import { execFileSync } from 'node:child_process'

/** The person who runs the command, as git would write them under a commit: `Ann <ann@example.com>`. Undefined: git knows nobody. */
export function personHere(root: string): string | undefined {
  try {
    const ident = execFileSync('git', ['var', 'GIT_AUTHOR_IDENT'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /^(.+ <[^<>]+>) \d+/.exec(ident)?.[1]
  } catch {
    return undefined
  }
}

/** The address by which a person is told from another: a name may be written in several ways. */
export function addressOf(person: string): string {
  return (/<([^<>]+)>$/.exec(person)?.[1] ?? person).toLowerCase()
}

/** The person's name alone, for a text that others read. */
export function nameOfPerson(person: string): string {
  return person.replace(/ ?<[^<>]*>$/, '')
}
