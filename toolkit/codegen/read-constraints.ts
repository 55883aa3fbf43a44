import { type ConstDirectiveNode, type GraphQLSchema, isInputObjectType, isObjectType, Kind } from 'graphql'

/** The rules that one `@constraint` names, by argument. */
export type ReadConstraint = Readonly<Record<string, string | number>>

/**
 * Every `@constraint` of the schema by schema coordinate: `Query.orders(pagination:)` for an argument, `AddressInput.city` for an input field,
 * `SearchResults.products` for the list of a type.
 */
export function readConstraints(schema: GraphQLSchema): Map<string, ReadConstraint> {
  const found = new Map<string, ReadConstraint>()
  const note = (coordinate: string, directives: readonly ConstDirectiveNode[] | undefined): void => {
    const directive = directives?.find(({ name }) => name.value === 'constraint')
    if (directive) found.set(coordinate, rulesOf(coordinate, directive))
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type) && !isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field.astNode?.directives)
      if ('args' in field) for (const { name, astNode } of field.args) note(`${type.name}.${field.name}(${name}:)`, astNode?.directives)
    }
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)))
}

function rulesOf(coordinate: string, { arguments: rules = [] }: ConstDirectiveNode): ReadConstraint {
  return Object.fromEntries(
    rules.map(({ name, value }) => {
      if (value.kind === Kind.INT) return [name.value, Number(value.value)]
      if (value.kind === Kind.STRING) return [name.value, value.value]
      throw new Error(`@constraint of ${coordinate}: ${name.value} must be a text or a whole number.`)
    }),
  )
}

/** A rule as written in an object literal of TypeScript. */
export function literal(constraint: ReadConstraint): string {
  return `{ ${Object.entries(constraint)
    .map(([rule, value]) => `${rule}: ${JSON.stringify(value)}`)
    .join(', ')} }`
}

/** What a constraint asks, as a sentence for readers of the schema: introspection does not show the directives on fields. */
export function constraintSentence({ minLength, maxLength, pattern, format, min, max, minItems, maxItems }: ReadConstraint): string {
  const parts = [
    range(minItems, maxItems, 'items'),
    range(minLength, maxLength, 'characters'),
    range(min, max, ''),
    format === undefined ? '' : `form: ${format}`,
    pattern === undefined ? '' : `pattern: \`${pattern}\``,
  ].filter(Boolean)
  const sentence = `${parts.join(', ')}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

function range(least: string | number | undefined, most: string | number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `at most ${most} ${unit}`.trim()
  if (most === undefined) return `at least ${least} ${unit}`.trim()
  return `${least} to ${most} ${unit}`.trim()
}
