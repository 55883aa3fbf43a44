import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { Sources } from './sources.ts'

/** One import or re-export of a module. */
export type Import = {
  /** The specifier as written. */
  specifier: string
  /** Path from the root for the project's own files, otherwise the specifier. */
  target: string
  /** `type` is erased at run time, `lazy` is an `import()`. */
  kind: 'value' | 'type' | 'lazy'
}

/** A node of the syntax tree. */
export type SyntaxNode = { type: string; [key: string]: unknown }

type Code = {
  imports: readonly Import[]
  /** Names that the module defines and exports. A re-export defines nothing. */
  exports: readonly string[]
  comments: readonly string[]
  isClient: boolean
  program: SyntaxNode
}

const read = new WeakMap<Sources, Map<string, Code>>()

export function isCode(path: string): boolean {
  return /\.(tsx?|mjs)$/.test(path)
}

/** A module's imports, exports and syntax tree. Parsed once per set of sources. */
export function codeOf(sources: Sources, path: string): Code {
  const known = read.get(sources) ?? new Map<string, Code>()
  read.set(sources, known)
  const code = known.get(path) ?? parse(sources, path)
  known.set(path, code)
  return code
}

function parse(sources: Sources, path: string): Code {
  const text = sources.get(path) ?? ''
  const { module, program, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const kindOf = (start: number): Import['kind'] => (/^(import|export)\s+type\b/.test(text.slice(start)) ? 'type' : 'value')
  const written = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ specifier: moduleRequest.value, kind: kindOf(start) })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ specifier: moduleRequest.value, kind: kindOf(start) }] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(['"`])([^$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
      return literal?.[2] ? [{ specifier: literal[2], kind: 'lazy' as const }] : []
    }),
  ]
  const tree = program as unknown as SyntaxNode
  return {
    imports: written.map((one) => ({ ...one, target: resolve(sources, path, one.specifier) })),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : [exportName.name ?? 'default'])),
    ),
    comments: comments.map(({ value }) => value),
    isClient: hasClientMark(tree),
    program: tree,
  }
}

/** `#…` (see `imports` of package.json) and relative specifiers resolve to a file; anything else is a package or a Node built-in. */
function resolve(sources: Sources, path: string, specifier: string): string {
  if (!/^[#.]/.test(specifier)) return specifier
  const plain = specifier.startsWith('#')
    ? specifier.slice(1).replace(/^design-system\//, 'app/design-system/')
    : posix.join(posix.dirname(path), specifier)
  return [plain, `${plain}.ts`, `${plain}.tsx`].find((candidate) => sources.has(candidate)) ?? plain
}

/** Whether an import resolves to a file of the project rather than a package. */
export function isOwn({ specifier }: Import): boolean {
  return /^[#.]/.test(specifier)
}

function hasClientMark({ body }: SyntaxNode): boolean {
  return (body as readonly SyntaxNode[]).some(({ directive }) => directive === 'use client')
}

/** Calls back for every node of a syntax tree. */
export function eachNode(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) eachNode(one, visit)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && typeof node.type === 'string') visit(node as SyntaxNode)
  for (const value of Object.values(node)) eachNode(value, visit)
}

/** `Date.now` for a member of a plain identifier, otherwise undefined. */
export function memberName(node: SyntaxNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const { object, property } = node as { object?: SyntaxNode; property?: SyntaxNode }
  const isPlain = object?.type === 'Identifier' && property?.type === 'Identifier'
  return isPlain ? `${String(object['name'])}.${String(property['name'])}` : undefined
}

/** A reachable module, and the chain of imports that leads to it, itself included. */
export type Reached = { path: string; way: readonly string[] }

/** Every file reachable from the entries through imports that `follow` accepts, each once, by a shortest chain. */
export function reach(sources: Sources, entries: readonly string[], follow: (from: string, via: Import) => boolean): Reached[] {
  const reached = new Map<string, Reached>(entries.map((path) => [path, { path, way: [path] }]))
  for (const { path, way } of reached.values()) {
    if (!isCode(path)) continue
    for (const via of codeOf(sources, path).imports) {
      if (!isOwn(via) || !sources.has(via.target) || reached.has(via.target) || !follow(path, via)) continue
      reached.set(via.target, { path: via.target, way: [...way, via.target] })
    }
  }
  return [...reached.values()]
}
