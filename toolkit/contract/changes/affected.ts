import { type Change, ChangeType } from '@graphql-inspector/core'

/** Metadata of a change, under the diff's own names. */
type Facts = Readonly<Record<string, unknown>>

/**
 * The coordinates (see `Usage`) that a change affects: operations that use any of them are affected, others are not. A change type that is not listed here
 * affects the operations that use its own coordinate.
 */
export function noticedAt({ type, path, meta }: Change): string[] {
  const own = ownCoordinate(path)
  const fact = (name: string): string => String((meta as Facts)[name] ?? '')
  switch (type) {
    // Only operations that may omit the value are affected.
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

/** The coordinate of the changed element. A directive's argument counts as the directive; a directive on an element, as the element. */
export function ownCoordinate(path: string | undefined): string {
  const segments = (path ?? '').split('.').filter(Boolean)
  const directive = segments.findIndex((segment) => segment.startsWith('@'))
  if (directive === 0) return segments[0] ?? ''
  return (directive > 0 ? segments.slice(0, directive) : segments).join('.')
}

/** A value that only became required affects operations that may omit it; any other type change also affects every operation that sends it. */
function retyped(own: string, from: string, to: string): string[] {
  if (to === `${from}!`) return [`${own}?`]
  return to.endsWith('!') && !from.endsWith('!') ? [own, `${own}?`] : [own]
}
