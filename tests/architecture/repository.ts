import { filesIn, type Sources } from './sources.ts'

/** Patterns that only hold on one machine or network, and what to use instead. */
const local: readonly [pattern: RegExp, what: string, instead: string][] = [
  [
    /https?:\/\/[\w.-]*(registry|artifactory|nexus|verdaccio|jfrog)[\w.-]*/i,
    'a package registry',
    "where packages come from is each machine's own setting",
  ],
  [
    /\bregistry\.(npmjs|yarnpkg|npmmirror)\b|^\s*(@[\w-]+:)?registry\s*=/im,
    'a package registry',
    "where packages come from is each machine's own setting",
  ],
  [
    /(?<![\w.$})@*/-])\/(home|Users|root|work|workspaces?|mnt|private|tmp|var\/folders)\/[\w.-]+/,
    'a path of one machine',
    "paths begin at the repository's root (import.meta.dirname)",
  ],
  [/\b[A-Z]:\\+Users\\/, 'a path of one machine', "paths begin at the repository's root (import.meta.dirname)"],
]

/** Traces of one machine or network in the repository's files, each as a sentence. */
export function tracesOfOneMachine(sources: Sources): string[] {
  return filesIn(sources, /./).flatMap(([path, text]) => {
    const found = local.map(([pattern, what, instead]) => ({ match: pattern.exec(text)?.[0].trim(), what, instead }))
    return found.flatMap(({ match, what, instead }) => (match ? [`${path} names ${what} (${match}): ${instead}.`] : []))
  })
}

/** The lockfile's records of where a package was fetched from, as one sentence. */
export function lockedToOneRegistry(sources: Sources): string[] {
  const places = [...(sources.get('package-lock.json') ?? '').matchAll(/"resolved":/g)].length
  return places === 0
    ? []
    : [
        `package-lock.json says ${places} times where a package came from: install with the project's .npmrc (omit-lockfile-registry-resolved), which leaves that out.`,
      ]
}
