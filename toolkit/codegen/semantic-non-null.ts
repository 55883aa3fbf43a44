import {
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLField,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isObjectType,
  Kind,
  visit,
} from 'graphql'

/** Whether a field carries `@semanticNonNull`: it is null only together with an error. */
export function isSemanticNonNull(node: FieldDefinitionNode | null | undefined): boolean {
  return node?.directives?.some(({ name }) => name.value === 'semanticNonNull') ?? false
}

/** A field's type in an answer without errors. */
export function answeredType({ type, astNode }: GraphQLField<unknown, unknown>): GraphQLOutputType {
  return isSemanticNonNull(astNode) ? new GraphQLNonNull(getNullableType(type)) : type
}

/** The schema as a client reads it that treats any error as a failure: a field with `@semanticNonNull` is non-null. */
export function strictSchema(document: DocumentNode): DocumentNode {
  return visit(document, {
    FieldDefinition: (node) =>
      isSemanticNonNull(node) && node.type.kind !== Kind.NON_NULL_TYPE
        ? { ...node, type: { kind: Kind.NON_NULL_TYPE, type: node.type } }
        : undefined,
  })
}

/** Coordinates of the fields that carry `@semanticNonNull`. */
export function semanticNonNullFields(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => (isSemanticNonNull(field.astNode) ? `${type.name}.${field.name}` : []))
      : [],
  )
}
