import { type Change, ChangeType } from '@graphql-inspector/core'

/** A change's facts, by the names that the diff gives them. */
type Facts = Readonly<Record<string, unknown>>

/**
 * The coordinates (see `Usage`) that a change takes something from, or puts something on: an operation that leans on one of them notices
 * the change, any other does not. Whatever is not named here is noticed by those who lean on its own coordinate.
 */
export function noticedAt({ type, path, meta }: Change): string[] {
  const own = ownCoordinate(path)
  const fact = (name: string): string => String((meta as Facts)[name] ?? '')
  switch (type) {
    // Whoever leaves the value out is touched; whoever always gives it is not.
    case ChangeType.FieldArgumentAdded:
    case ChangeType.FieldArgumentDefaultChanged:
    case ChangeType.InputFieldAdded:
    case ChangeType.InputFieldDefaultValueChanged:
      return [`${own}?`]
    case ChangeType.FieldArgumentTypeChanged:
      return retyped(own, fact('oldArgumentType'), fact('newArgumentType'))
    case ChangeType.InputFieldTypeChanged:
      return retyped(own, fact('oldInputFieldType'), fact('newInputFieldType'))
    case ChangeType.EnumValueAdded:
      return [`read ${fact('enumName')}`]
    case ChangeType.UnionMemberRemoved:
      return [`${fact('unionName')} > ${fact('removedUnionMemberTypeName')}`]
    case ChangeType.ObjectTypeInterfaceRemoved:
      return [`${fact('removedInterfaceName')} > ${fact('objectTypeName')}`]
    case ChangeType.ObjectTypeInterfaceAdded:
      return [fact('addedInterfaceName')]
    case ChangeType.SchemaQueryTypeChanged:
      return [fact('oldQueryTypeName')]
    case ChangeType.SchemaMutationTypeChanged:
      return [fact('oldMutationTypeName')]
    case ChangeType.SchemaSubscriptionTypeChanged:
      return [fact('oldSubscriptionTypeName')]
    default:
      return [own]
  }
}

/** The coordinate a change stands at. A directive's argument counts as the directive; a directive on an element, as the element. */
export function ownCoordinate(path: string | undefined): string {
  const segments = (path ?? '').split('.').filter(Boolean)
  const directive = segments.findIndex((segment) => segment.startsWith('@'))
  if (directive === 0) return segments[0] ?? ''
  return (directive > 0 ? segments.slice(0, directive) : segments).join('.')
}

/** A value that only became required is missed by those who may leave it out; any other change of type, by all who send it as well. */
function retyped(own: string, from: string, to: string): string[] {
  if (to === `${from}!`) return [`${own}?`]
  return to.endsWith('!') && !from.endsWith('!') ? [own, `${own}?`] : [own]
}
