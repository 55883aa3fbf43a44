import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

type Values = Readonly<Record<string, unknown>>

/** Assumed length of a list. */
const USUAL_LENGTH = 10

/** Lists with a better estimate. `args` are the field's own arguments, `above` those of its parent field. */
const lengths: Readonly<Record<string, (args: Values, above: Values) => number>> = {
  'ProductListing.productCards': (_args, above) => within((above.pagination as Values | undefined)?.perPage, 24, 100),
  'Category.filters': () => 12,
  'Filter.items': () => 12,
  'FilterItem.subItems': () => 3,
  'ProductListing.marketingTiles': () => 2,
  'ProductListing.appliedFilters': () => 4,
  'Product.variants': () => 40,
  'Variant.images': () => 4,
  'Variant.media': () => 4,
  'Variant.badges': () => 3,
  'Product.swatchImages': ({ limit }) => within(limit, 40, 40),
  'Product.reviewList': ({ limit }) => within(limit, 5, 20),
  'Variant.relatedVariants': () => 40,
  'Query.recommendations': ({ recommendations }) => (Array.isArray(recommendations) ? recommendations.length : 10),
  'RecommendationSection.items': () => 24,
  'ForYou.sections': () => 3,
  'SearchResults.products': () => 6,
  'BasketModule.items': () => 3,
}

function within(asked: unknown, usual: number, most: number): number {
  return Math.min(most, typeof asked === 'number' ? Math.max(1, asked) : usual)
}

function literal(node: ValueNode, variables: Values): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value]
  if (node.kind === Kind.INT) return Number(node.value)
  if (node.kind === Kind.LIST) return node.values.map((value) => literal(value, variables))
  if (node.kind === Kind.OBJECT) return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literal(value, variables)]))
  return undefined
}

/** Estimates the number of values in an answer before execution. Nested lists multiply in ways that limits on the document cannot detect. */
class Reckoner {
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Values
  readonly #most: number
  #spent = 0

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Values, most: number) {
    const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    this.#schema = schema
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]))
    this.#variables = variables
    this.#most = most
  }

  /** True when an operation stays within `most` values. */
  isWithin(operation: OperationDefinitionNode): boolean {
    const root = this.#schema.getRootType(operation.operation)
    if (root) this.#selections(operation.selectionSet, root, 1, {})
    return this.#spent <= this.#most
  }

  #selections({ selections }: SelectionSetNode, type: GraphQLCompositeType, times: number, above: Values): void {
    for (const selection of selections) {
      if (this.#spent > this.#most) return
      if (selection.kind === Kind.FIELD) this.#field(selection, type, times, above)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        this.#narrowed(selection.selectionSet, selection.typeCondition?.name.value, type, times, above)
      else this.#spread(selection.name.value, type, times, above)
    }
  }

  #spread(name: string, type: GraphQLCompositeType, times: number, above: Values): void {
    const fragment = this.#fragments.get(name)
    if (fragment) this.#narrowed(fragment.selectionSet, fragment.typeCondition.name.value, type, times, above)
  }

  #narrowed(selectionSet: SelectionSetNode, condition: string | undefined, type: GraphQLCompositeType, times: number, above: Values): void {
    const narrowed = condition === undefined ? type : this.#schema.getType(condition)
    if (isCompositeType(narrowed)) this.#selections(selectionSet, narrowed, times, above)
  }

  #field(node: FieldNode, type: GraphQLCompositeType, times: number, above: Values): void {
    const args = Object.fromEntries((node.arguments ?? []).map(({ name, value }) => [name.value, literal(value, this.#variables)]))
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    const length = field ? lengthOf(`${type.name}.${node.name.value}`, field.type, args, above) : 1
    this.#spent += times * length
    const inside = field && getNamedType(field.type)
    if (node.selectionSet && isCompositeType(inside)) this.#selections(node.selectionSet, inside, times * length, args)
  }
}

function lengthOf(coordinate: string, type: GraphQLOutputType, args: Values, above: Values): number {
  if (!isListType(getNullableType(type))) return 1
  return lengths[coordinate]?.(args, above) ?? USUAL_LENGTH
}

/** Whether an operation's answer is estimated to stay within `most` values. Introspection is not counted. */
export function isWithinCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
  most: number,
): boolean {
  return new Reckoner(schema, document, variables, most).isWithin(operation)
}
