import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { fieldExample, typeExample } from './example-values.ts'
import { type DescribedItem, described, page, prose, type SitePage } from './layout.ts'
import { typeLink, typeText } from './links.ts'
import { marksOf, usedBy } from './marks.ts'
import type { Reference } from './reference.ts'

/** What a type is, in a word. */
export function typeKindText(type: GraphQLNamedType): string {
  if (isInputObjectType(type)) return type.isOneOf ? 'Input, one of its fields' : 'Input'
  if (isEnumType(type)) return 'Enum'
  if (isScalarType(type)) return 'Scalar'
  return isObjectType(type) ? 'Type' : isInterfaceType(type) ? 'Interface' : 'Union'
}

/** The page of one type. */
export function typePage(type: GraphQLNamedType, reference: Reference): SitePage {
  const { name, description } = type
  const marks = marksOf({ coordinate: name, directives: type.astNode?.directives }, reference)
  const body = `<h1><code>${name}</code></h1>
<p>${typeKindText(type)}</p>
${prose(description)}
${marks}
${members(type, reference)}
${typeExample(name, reference.values)}
${contents(type, reference)}
${usedBy(name, reference)}`
  return page(`types/${name}.html`, { title: name, description: description ?? name, body })
}

function members(type: GraphQLNamedType, { contract: { schema } }: Reference): string {
  if (isObjectType(type) && type.getInterfaces().length > 0) {
    return `<p>Implements ${type
      .getInterfaces()
      .map(({ name }) => typeLink(name))
      .join(', ')}</p>`
  }
  if (!isAbstractType(type)) return ''
  return `<p>One of ${schema
    .getPossibleTypes(type)
    .map(({ name }) => typeLink(name))
    .join(', ')}</p>`
}

function contents(type: GraphQLNamedType, reference: Reference): string {
  if (isEnumType(type)) {
    return described(
      'Values',
      type.getValues().map((value) => {
        const coordinate = `${type.name}.${value.name}`
        const marks = marksOf({ coordinate, directives: value.astNode?.directives, ...value }, reference)
        return { name: value.name, body: `${prose(value.description)}${marks}` }
      }),
    )
  }
  if (isInputObjectType(type))
    return described(
      'Fields',
      Object.values(type.getFields()).map((field) => fieldItem(type.name, field, reference)),
    )
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  return described(
    'Fields',
    Object.values(type.getFields()).map((field) => fieldItem(type.name, field, reference, field.args)),
  )
}

function fieldItem(
  parent: string,
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
  reference: Reference,
  args: readonly GraphQLArgument[] = [],
): DescribedItem {
  const coordinate = `${parent}.${field.name}`
  const marks = marksOf({ coordinate, directives: field.astNode?.directives, ...field }, reference)
  const items = args.map((argument) => argumentItem(coordinate, argument, reference))
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  return {
    name: field.name,
    after: `: ${typeText(field.type)}`,
    body: `${prose(field.description)}${fieldExample(coordinate, reference.values)}${marks}${list}${usedBy(coordinate, reference)}`,
  }
}

function argumentItem(coordinate: string, argument: GraphQLArgument, reference: Reference): string {
  const marks = marksOf(
    { coordinate: `${coordinate}(${argument.name}:)`, directives: argument.astNode?.directives, ...argument },
    reference,
  )
  return `<li><code>${argument.name}</code>: ${typeText(argument.type)} ${prose(argument.description)}${marks}</li>`
}
