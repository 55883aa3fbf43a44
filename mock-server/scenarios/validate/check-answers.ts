import { type GraphQLSchema, getNullableType, isInterfaceType, isListType, isObjectType } from 'graphql'
import { typeWithoutErrors } from '../../contract/type-without-errors.ts'
import { checkValue, oneOf, type ValueProblem } from './check-value.ts'

/** Validates values that override the rules, by schema coordinate. */
export function checkAnswers(answers: Readonly<Record<string, unknown>>, schema: GraphQLSchema, path: string): ValueProblem[] {
  return Object.entries(answers).flatMap(([coordinate, value]) =>
    checkAnswer(coordinate, value, { schema, isGiven: (one) => Object.hasOwn(answers, one) }, `${path}['${coordinate}']`),
  )
}

type Check = { schema: GraphQLSchema; isGiven: (coordinate: string) => boolean }

function checkAnswer(coordinate: string, value: unknown, check: Check, path: string): ValueProblem[] {
  const [, typeName, fieldName = '', index] = /^(\w+)\.(\w+)(\[\d{1,3}\])?$/.exec(coordinate) ?? []
  if (typeName === undefined) return [{ path, message: 'is no coordinate: write Type.field, or Type.field[0] for one entry of a list' }]
  const type = check.schema.getType(typeName)
  if (!isObjectType(type) && !isInterfaceType(type)) return oneOf(objectNames(check.schema), typeName, 'type', path)
  const field = type.getFields()[fieldName]
  if (!field) return oneOf(Object.keys(type.getFields()), fieldName, `field of ${typeName}`, path)
  if (index === undefined) return checkValue(check, typeWithoutErrors(typeName, field), value, path)
  const list = getNullableType(field.type)
  return isListType(list) ? checkValue(check, list.ofType, value, path) : [{ path, message: `${typeName}.${fieldName} is no list` }]
}

function objectNames(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'))
    .map(({ name }) => name)
}
