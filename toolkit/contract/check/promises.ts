import { Kind } from 'graphql'
import { CLIENT_DIRECTIVES } from '../../codegen/client-directives.ts'
import type { Operation } from '../load.ts'
import type { Problem } from '../report.ts'

/** One problem for every promise (session, fetch policy, retry) that an operation does not declare, or declares on a fragment's level. */
export function missingPromises(operations: readonly Operation[]): Problem[] {
  return operations.flatMap(({ name, file, line, node }) => {
    const declared = new Set(node.directives?.filter(hasAnEnum).map((directive) => directive.name.value))
    return [...CLIENT_DIRECTIVES]
      .filter((promise) => !declared.has(promise))
      .map((promise) => ({
        file,
        line,
        message: `${name} does not declare @${promise}: every operation says its session, fetch policy and retry rule`,
      }))
  })
}

/** A promise is read by the browser as a constant: a variable there would promise nothing. */
function hasAnEnum({ arguments: given }: NonNullable<Operation['node']['directives']>[number]): boolean {
  return given?.length === 1 && given[0]?.value.kind === Kind.ENUM
}
