import type { GraphQLArgument } from 'graphql'
import type { Problem } from '#schema/__generated__/types.ts'
import { basketArgumentRules } from './basket/argument-rules.ts'
import { constraintCheck } from './constraint-checks.ts'
import type { ContractContext } from './context.ts'
import { badInput } from './errors.ts'
import type { Resolve } from './require-session.ts'

/** What arguments break that no single `@constraint` can say: rules between them, or with the catalogue. */
type ArgumentRule = (args: never, context: ContractContext) => readonly Problem[]

const argumentRules: Readonly<Record<string, ArgumentRule>> = basketArgumentRules

/** Wraps a field's resolver to refuse arguments that break the contract. Reported before a missing session, which says nothing about them. */
export function checkArguments(coordinate: string, args: readonly GraphQLArgument[], resolve: Resolve): Resolve {
  const constraintProblems = constraintCheck(coordinate, args)
  const ruleProblems = argumentRules[coordinate]
  if (!constraintProblems && !ruleProblems) return resolve
  return (root, given, context) => {
    const broken = constraintProblems?.(given) ?? []
    const problems = broken.length > 0 ? broken : (ruleProblems?.(given, context) ?? [])
    if (problems.length > 0) throw badInput(problems)
    return resolve(root, given, context)
  }
}
