import { Kind, parse } from 'graphql'
import { filesIn, type Sources } from '../sources.ts'

/** A folder or file whose name says nothing about its content. */
const vague = /^(utils?|helpers?|misc|common)$|(^|[-_])(utils?|helpers?|misc|common)$|V\d+$/i
/** Folders of code, and the files at the root. Documents and public files are named for their readers. */
const named = /^(schema|operations|fixtures|http-server|mock-server|app|tests|toolkit|\.storybook)\/|^[^/]+\.[mc]?[jt]s$/

/** Barrels, and names without meaning, each as a sentence. */
export function vagueNames(sources: Sources): string[] {
  return filesIn(sources, named).flatMap(([path]) => {
    if (/(^|\/)index\.[mc]?[jt]sx?$/.test(path))
      return [`${path} is a barrel or a file without a name: name it for what it does, and import that.`]
    const words = path.split('/').map((segment) => segment.split('.', 1)[0] ?? '')
    return words
      .filter((word) => vague.test(word))
      .map(
        (word) =>
          `${path}: '${word}' says nothing about what is in it. Name it for its idea; what belongs to one feature goes there, what several share to the platform or a rule of its own.`,
      )
  })
}

/** Files that do not belong in a folder of the contract, each as a sentence. */
export function strangersInTheContract(sources: Sources): string[] {
  const strangers = filesIn(sources, /^(schema|operations)\//).filter(
    ([path]) => !/\.graphql$|\/(README|CHANGELOG)\.md$|^schema\/(approvals|released\/[^/]+)\.json$/.test(path),
  )
  return strangers.map(
    ([path]) => `${path}: only .graphql lives in the contract's folders. Code over it belongs in toolkit/ or mock-server/contract/.`,
  )
}

/** Documents that contain anything but the one operation or fragment that they are named after, each as a sentence. */
export function misnamedDocuments(sources: Sources): string[] {
  return filesIn(sources, /^operations\/(?!agreed\.).*\.graphql$/).flatMap(([path, text]) => {
    const { definitions } = parse(text)
    if (definitions.every(({ kind }) => kind === Kind.DIRECTIVE_DEFINITION || kind === Kind.ENUM_TYPE_DEFINITION)) return []
    const names = definitions.map((one) =>
      one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION ? (one.name?.value ?? '') : one.kind,
    )
    const [, name] = /^operations\/[a-z-]+\/([^/]+)\.graphql$/.exec(path) ?? []
    return names.length === 1 && names[0] === name
      ? []
      : [
          `${path} holds ${names.map((one) => one || 'nothing named').join(', ')}: one operation or fragment a file, operations/<domain>/<its name>.graphql.`,
        ]
  })
}

/** Code generation output outside a git-ignored folder, each as a sentence. */
export function generatedInTheOpen(sources: Sources): string[] {
  const isIgnored = (sources.get('.gitignore') ?? '').split('\n').includes('__generated__/')
  const outputs = [...(sources.get('codegen.ts') ?? '').matchAll(/^\s*'([\w./-]+)':\s*\{/gm)].map(([, path = '']) => path)
  if (outputs.length === 0) return ['codegen.ts names no output that can be read here.']
  return outputs
    .filter((path) => !isIgnored || !path.includes('/__generated__/'))
    .map(
      (path) => `${path} is generated: it belongs in a __generated__/ folder beside its source, and .gitignore must name __generated__/.`,
    )
}

/** The mock server's vocabulary in the app, each use as a sentence. */
export function mockWordsInTheApp(sources: Sources): string[] {
  return filesIn(sources, /^app\//).flatMap(([path, text]) => {
    return /scenario/i.test(`${path}\n${text}`)
      ? [
          `${path} says "scenario": the app reaches a contract over HTTP and does not know which. It forwards the cookies it is told to (FORWARD_COOKIES); arranging a world belongs in fixtures/scenarios/ and tests/harness/.`,
        ]
      : []
  })
}
