import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  defaultTypeResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  GraphQLInterfaceType,
  type GraphQLSchema,
  GraphQLUnionType,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { PublicError } from '../contract/errors.ts'
import type { FieldFault, Shaping } from './shaping.ts'

/** The context of a shaped schema's resolvers: the original context and the shaping. */
export type ShapedContext = { readonly shaping: Shaping; readonly context: unknown }

type Resolver = GraphQLFieldResolver<unknown, unknown>
type ShapedResolver = GraphQLFieldResolver<unknown, ShapedContext>

const shaped = new WeakMap<GraphQLSchema, GraphQLSchema>()

/**
 * A copy of a schema whose resolvers apply the shaping before they call the original resolvers. Execute it with a ShapedContext. Created on
 * first use, once per schema.
 */
export function shapedSchema(schema: GraphQLSchema): GraphQLSchema {
  const known = shaped.get(schema)
  if (known) return known
  const made = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) =>
      shapedField(field, coordinatesOf(schema, type, name), type === schema.getMutationType()?.name),
    [MapperKind.INTERFACE_TYPE]: (type) => new GraphQLInterfaceType({ ...type.toConfig(), resolveType: shapedType(type) }),
    [MapperKind.UNION_TYPE]: (type) => new GraphQLUnionType({ ...type.toConfig(), resolveType: shapedType(type) }),
  })
  keepEnums(schema, made)
  shaped.set(schema, made)
  return made
}

/** The copy of an enum answers values as its original does: a draft's own function would be lost. */
function keepEnums(schema: GraphQLSchema, copy: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const twin = copy.getType(type.name)
    if (isEnumType(type) && isEnumType(twin) && Object.hasOwn(type, 'coerceOutputValue')) twin.coerceOutputValue = type.coerceOutputValue
  }
}

/** All coordinates of a field: by its type, and by the interfaces that declare it. */
function coordinatesOf(schema: GraphQLSchema, typeName: string, field: string): string[] {
  const type = schema.getType(typeName)
  const interfaces = isObjectType(type) ? type.getInterfaces().filter((one) => isInterfaceType(one) && field in one.getFields()) : []
  return [typeName, ...interfaces.map(({ name }) => name)].map((name) => `${name}.${field}`)
}

function shapedField<Source, Context>(
  field: GraphQLFieldConfig<Source, Context>,
  coordinates: readonly string[],
  isChange: boolean,
): GraphQLFieldConfig<Source, Context> {
  // The types of `mapSchema` do not cover sources and contexts: both are whatever the schema's own resolvers take.
  const own = (field.resolve ?? defaultFieldResolver) as Resolver
  return { ...field, resolve: shapedResolver(own, coordinates, isChange) as unknown as GraphQLFieldResolver<Source, Context> }
}

/** A mutation is executed even if its answer is replaced. */
function shapedResolver(own: Resolver, coordinates: readonly string[], isChange: boolean): ShapedResolver {
  return (source, args, { shaping, context }, info) => {
    const fault = shaping.faultAt(info.path)
    if (fault && !fault.isExecuted) return failed(fault)
    const instead = shaping.insteadOf(source, info.fieldName, coordinates)
    const asked: unknown = instead && !isChange ? instead.value : own(source, args, context, info)
    return after(asked, (value) => (fault ? failed(fault) : shaping.withEntries(coordinates, instead ? instead.value : value)))
  }
}

function failed({ failure }: FieldFault): null {
  if (failure) throw new PublicError(failure.message, { code: failure.code })
  return null
}

function shapedType({ resolveType }: GraphQLInterfaceType | GraphQLUnionType) {
  const own = resolveType ?? defaultTypeResolver
  return (...[value, { shaping, context }, info, type]: [value: unknown, ShapedContext, ...Rest]) => {
    const name = shaping.isPlaced(value) ? value['__typename'] : undefined
    return typeof name === 'string' ? name : own(value, context, info, type)
  }
}

type Rest = Parameters<typeof defaultTypeResolver> extends [unknown, unknown, ...infer Others] ? Others : never

/** Continues synchronously if the value is not a promise. */
function after(value: unknown, goOn: (value: unknown) => unknown): unknown {
  return value instanceof Promise ? value.then((settled) => goOn(settled)) : goOn(value)
}
