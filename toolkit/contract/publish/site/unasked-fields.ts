import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import type { ShapeObject } from '../../coverage/answer/answer-shape.ts'

/** The fields of object types, by coordinate, that are not among those that operations ask for and that need no argument. */
export function unaskedFields(schema: GraphQLSchema, asked: { has: (coordinate: string) => boolean }): Set<string> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  )
  return new Set(
    types.flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => !field.args.some(isRequiredArgument))
            .map((field) => `${type.name}.${field.name}`)
            .filter((coordinate) => !asked.has(coordinate))
        : [],
    ),
  )
}

/** An operation that asks for these fields too, wherever it meets their types; undefined: it meets none. */
export function withFields(schema: GraphQLSchema, text: string, wanted: ReadonlySet<string>): string | undefined {
  const info = new TypeInfo(schema)
  let isLonger = false
  const longer: DocumentNode = visit(
    parse(text),
    visitWithTypeInfo(info, {
      SelectionSet: {
        // Afterwards: what is added is not looked at again, where a type holds itself.
        leave: (node) => {
          const type = info.getParentType()
          if (!isObjectType(type)) return undefined
          const more = Object.values(type.getFields()).filter(({ name }) => wanted.has(`${type.name}.${name}`))
          if (more.length === 0) return undefined
          isLonger = true
          return { ...node, selections: [...node.selections, ...more.map(selected)] }
        },
      },
    }),
  )
  return isLonger ? print(longer) : undefined
}

/** A field with those of its own fields that hold a value. */
function selected({ name, type }: GraphQLField<unknown, unknown>): FieldNode {
  const named = getNamedType(type)
  const fields = isCompositeType(named) && !isAbstractType(named) ? Object.values(named.getFields()) : []
  const inner = fields.filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
  return {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: name },
    ...(isCompositeType(named) && {
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: ['__typename', ...inner.map((field) => field.name)].map((value) => ({
          kind: Kind.FIELD,
          name: { kind: Kind.NAME, value },
        })),
      },
    }),
  }
}

/** The coordinates that an answer has a value for. */
export function answeredFields(fields: ShapeObject, value: unknown, found = new Set<string>()): Set<string> {
  for (const entry of [value].flat(3)) {
    if (!isRecord(entry)) continue
    for (const [key, { coordinate, below }] of fields) {
      const inner = entry[key]
      if (inner === null || inner === undefined) continue
      found.add(coordinate)
      for (const one of [inner].flat(3)) {
        const [only = ''] = below.size === 1 ? below.keys() : []
        const shape = isRecord(one) ? below.get(only || String(one['__typename'])) : undefined
        if (shape) answeredFields(shape, one, found)
      }
    }
  }
  return found
}
