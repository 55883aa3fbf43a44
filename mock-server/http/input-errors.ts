import {
  type ASTNode,
  type DirectiveNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { contractError } from '../contract/errors.ts'

/**
 * The errors of an execution, with those that the caller's own values cause told as BAD_USER_INPUT: a variable that does not fit its type, or an
 * argument that such a variable makes invalid. What a resolver threw or returned is left as it is, also where graphql-js words it alike.
 */
export function withInputErrors(args: ExecutionArgs, { data, errors = [] }: ExecutionResult): readonly GraphQLError[] {
  // Without data nothing was executed, so every error is about the request.
  if (data === undefined) return errors.map((error) => (isAboutInput(error) ? ofRequest(error) : error))
  let wrong: ReadonlySet<ASTNode> | undefined
  return errors.map((error) => {
    const { message, nodes, path } = error
    if (!nodes?.[0] || !isAboutInput(error)) return error
    wrong ??= wrongValues(args)
    return wrong.has(nodes[0]) ? contractError('BAD_USER_INPUT', message, undefined, { nodes, path }) : error
  })
}

/** True if graphql-js made an error and all that it wraps, or a scalar of ours refused the value. Anything else in it is a defect. */
export function isAboutInput({ originalError }: GraphQLError): boolean {
  return originalError === undefined || (originalError instanceof GraphQLError && isAboutInput(originalError))
}

function ofRequest({ message, nodes }: GraphQLError): GraphQLError {
  return contractError('BAD_USER_INPUT', message, { status: 400, spec: true }, { nodes })
}

/**
 * The values in a document that cannot be coerced with these variables. Each argument is coerced again: where that fails, graphql-js never called
 * the field's resolver, so an error at that value comes from the caller.
 */
function wrongValues({ schema, document, operationName, variableValues: given }: ExecutionArgs): ReadonlySet<ASTNode> {
  const operation = getOperationAST(document, operationName)
  const { variableValues } = getVariableValues(schema, operation?.variableDefinitions ?? [], given ?? {})
  const found = new Set<ASTNode>()
  const typeInfo = new TypeInfo(schema)
  const look = (node: FieldNode | DirectiveNode): void => {
    const definition = node.kind === Kind.FIELD ? typeInfo.getFieldDef() : typeInfo.getDirective()
    const value = definition && firstWrongValue(() => getArgumentValues(definition, node, variableValues))
    if (value) found.add(value)
  }
  visit(
    document,
    visitWithTypeInfo(typeInfo, { OperationDefinition: (node) => (node === operation ? undefined : false), Field: look, Directive: look }),
  )
  return found
}

function firstWrongValue(coerce: () => unknown): ASTNode | undefined {
  try {
    coerce()
    return undefined
  } catch (error) {
    const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined
    // At a field itself a resolver's error is placed too.
    return node?.kind === Kind.FIELD ? undefined : node
  }
}
