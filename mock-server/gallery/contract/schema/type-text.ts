import type { TypeRef } from '../../api/contract-answers.ts'

/** The named type inside a reference. */
export function namedType({ name, ofType }: TypeRef): string {
  return name ?? (ofType ? namedType(ofType) : '')
}

/** The list and non-null markers around the name: `[` before, `!]!` after. */
export function wrapping({ kind, ofType }: TypeRef): { before: string; after: string } {
  if (!ofType) return { before: '', after: '' }
  const inner = wrapping(ofType)
  if (kind === 'NON_NULL') return { before: inner.before, after: `${inner.after}!` }
  return { before: `[${inner.before}`, after: `${inner.after}]` }
}

/** A type kind in plain words. */
export function kindText(kind: string): string {
  return (
    { OBJECT: 'type', INTERFACE: 'interface', UNION: 'union', ENUM: 'enum', INPUT_OBJECT: 'input', SCALAR: 'scalar' }[kind] ??
    kind.toLowerCase()
  )
}
