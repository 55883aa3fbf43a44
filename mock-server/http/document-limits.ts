import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** Limits of a document. The shop's own operations stay far below them. */
export type DocumentLimits = {
  /** Tokens of the document. */
  tokens: number
  /** Nesting depth of brackets of any kind, in selections, values and types. Bounds the parser's recursion. */
  nesting: number
  /** Operations of which a request chooses one. */
  operations: number
  /** Nesting depth of fields. Introspection may go deeper, because type references nest deeply. */
  depth: number
  introspectionDepth: number
  /** Aliased fields, including `__typename`. Fragments count each time they are used. */
  aliases: number
  /** Directives such as `@include` and `@skip`. */
  directives: number
  /** Total number of fields. Fragments count each time they are used. */
  fields: number
  /** Root fields of Query or Mutation. */
  roots: number
}

export const defaultLimits: DocumentLimits = {
  tokens: 3000,
  nesting: 50,
  operations: 10,
  depth: 12,
  introspectionDepth: 20,
  aliases: 20,
  directives: 30,
  fields: 2000,
  roots: 12,
}

/** Measurements of a selection with its fragments expanded. */
type Measure = { depth: number; aliases: number; fields: number; isIntrospection: boolean }

const nothing: Measure = { depth: 0, aliases: 0, fields: 0, isIntrospection: false }

/** Measures selections. A fragment is measured once however often it is used, so expansion is cheap; a cycle counts as too deep. */
class Measurer {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #known = new Map<string, Measure>()
  readonly #open = new Set<string>()

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]))
  }

  measure({ selections }: SelectionSetNode): Measure {
    return selections.map((selection) => this.#selection(selection)).reduce(together, nothing)
  }

  #selection(selection: SelectionSetNode['selections'][number]): Measure {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.measure(selection.selectionSet)
    const inside = selection.selectionSet ? this.measure(selection.selectionSet) : nothing
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + (selection.alias ? 1 : 0),
      fields: inside.fields + 1,
      isIntrospection: inside.isIntrospection || selection.name.value === '__schema' || selection.name.value === '__type',
    }
  }

  #fragment(name: string): Measure {
    const known = this.#known.get(name)
    if (known) return known
    const fragment = this.#fragments.get(name)
    if (!fragment || this.#open.has(name)) return nothing
    this.#open.add(name)
    const made = this.measure(fragment.selectionSet)
    this.#open.delete(name)
    this.#known.set(name, made)
    return made
  }
}

function together(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
    isIntrospection: a.isIntrospection || b.isIntrospection,
  }
}

function countDirectives(document: DocumentNode): number {
  let count = 0
  JSON.stringify(document.definitions, (key, value: unknown) => {
    if (key === 'directives' && Array.isArray(value)) count += value.length
    return key === 'loc' ? undefined : value
  })
  return count
}

/** The limits that a document exceeds, each as a sentence. */
export function brokenLimits(document: DocumentNode, limits: DocumentLimits): string[] {
  const measurer = new Measurer(document)
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const total = operations.map(({ selectionSet }) => measurer.measure(selectionSet)).reduce(together, nothing)
  const roots = Math.max(0, ...operations.map(({ selectionSet }) => selectionSet.selections.length))
  const checks: [string, number, number][] = [
    ['operations', operations.length, limits.operations],
    ['levels deep', total.depth, total.isIntrospection ? limits.introspectionDepth : limits.depth],
    ['aliases', total.aliases, limits.aliases],
    ['fields', total.fields, limits.fields],
    ['root fields', roots, limits.roots],
    ['directives', countDirectives(document), limits.directives],
  ]
  return checks
    .filter(([, asked, most]) => asked > most)
    .map(([what, asked, most]) => `The document asks for ${asked} ${what}; at most ${most} are allowed.`)
}
