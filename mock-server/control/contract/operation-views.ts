import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type DocumentNode, type GraphQLSchema, getNamedType, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { type OperationPolicy, operationPolicies, proposedPolicies } from '#operations/__generated__/policies.ts'
import type { OperationView } from '../schemas/contract-schemas.ts'
import type { ContractParts } from './contract-parts.ts'

const policies: Readonly<Record<string, OperationPolicy>> = operationPolicies

/** Every operation that the shop sends, by name, with its policy, the coordinates it uses, and example variables. */
export function operationViews({ schema, operations, examples, root }: ContractParts): OperationView[] {
  const domains = new Map(
    globSync('operations/*/*.graphql', { cwd: root }).map((file) => [basename(file, '.graphql'), basename(dirname(file))]),
  )
  const variables = examples()
  const views = Object.values(operations).map(({ name, kind, body }): OperationView => {
    const document = parse(body)
    const policy = policies[name]
    return {
      name,
      kind,
      domain: domains.get(name) ?? '',
      body: print(document),
      policy: policy ? { session: policy.session, fetchPolicy: policy.fetchPolicy, retry: policy.retry } : null,
      proposed: { ...proposedPolicies[name] },
      variables: { ...variables[name] },
      uses: usesOf(document, schema),
    }
  })
  return views.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Coordinates of the types and fields that a document selects, sorted. */
function usesOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const uses = new Set<string>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => {
        const parent = info.getParentType()
        const type = info.getType()
        if (parent && !name.value.startsWith('__')) uses.add(`${parent.name}.${name.value}`)
        if (type && !name.value.startsWith('__')) uses.add(getNamedType(type).name)
      },
      NamedType: ({ name }) => void uses.add(name.value),
    }),
  )
  return [...uses].sort()
}
