import { Kind, type OperationDefinitionNode } from 'graphql'

/** The policy that an operation declares, by its three values. */
export type DeclaredPolicy = { session: string; fetchPolicy: string; retry: string }

/** Parts of a policy: the directive that says each, and its argument. */
export const POLICY_PARTS = [
  { part: 'session', argument: 'strategy', title: 'Session strategy' },
  { part: 'fetchPolicy', argument: 'policy', title: 'Fetch policy' },
  { part: 'retry', argument: 'rule', title: 'Retry rule' },
] as const

/** The policy that the operation's directives say; a part that it does not declare is an empty text. */
export function declaredPolicy({ directives = [] }: OperationDefinitionNode): DeclaredPolicy {
  const value = (part: string, argument: string): string => {
    const node = directives.find(({ name }) => name.value === part)?.arguments?.find(({ name }) => name.value === argument)?.value
    return node?.kind === Kind.ENUM ? node.value : ''
  }
  const [session, fetchPolicy, retry] = POLICY_PARTS
  return {
    session: value(session.part, session.argument),
    fetchPolicy: value(fetchPolicy.part, fetchPolicy.argument),
    retry: value(retry.part, retry.argument),
  }
}
