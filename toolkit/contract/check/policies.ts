import { Kind } from 'graphql'
import { CLIENT_DIRECTIVES } from '../../codegen/client-directives.ts'
import type { Operation } from '../load.ts'
import type { ContractProblem } from '../report.ts'
import { withSection } from './convention-page.ts'

/** One problem for each part of the policy (session, fetch policy, retry) that an operation omits or does not give as a constant. */
export function missingPolicies(operations: readonly Operation[]): ContractProblem[] {
  return operations.flatMap(({ name, file, line, node }) => {
    const declared = new Set(node.directives?.filter(hasAnEnum).map((directive) => directive.name.value))
    return [...CLIENT_DIRECTIVES]
      .filter((directive) => !declared.has(directive))
      .map((directive) => ({
        file,
        line,
        message: withSection(
          `${name} does not declare @${directive}: every operation says its session, fetch policy and retry rule`,
          'policies',
        ),
      }))
  })
}

/** The policy is compiled into browser code as a constant, so it cannot be a variable. */
function hasAnEnum({ arguments: given = [] }: NonNullable<Operation['node']['directives']>[number]): boolean {
  const values = given.filter(({ name }) => name.value !== 'proposed')
  return values.length === 1 && values[0]?.value.kind === Kind.ENUM
}
