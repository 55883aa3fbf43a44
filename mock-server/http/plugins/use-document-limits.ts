import { type DocumentNode, GraphQLError, getOperationAST, Kind, parse, validate } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'
import { brokenLimits, type DocumentLimits } from '../document-limits.ts'
import { isAboutInput } from '../input-errors.ts'
import { isDeeperThan } from '../nesting.ts'

/** Maximum number of validation errors reported for a document. */
const MOST_MISTAKES = 10

/** Refuses documents that exceed the limits, before any other check. Cached documents are measured once. */
export function useDocumentLimits(limits: DocumentLimits): Plugin {
  const measured = new WeakSet<DocumentNode>()
  const parseWithin: typeof parse = (source, options) => {
    if (isDeeperThan(limits.nesting, typeof source === 'string' ? source : source.body))
      throw contractError('LIMIT_EXCEEDED', `The document nests more than ${limits.nesting} brackets.`, { status: 400 })
    try {
      return withoutPolicies(parse(source, { ...options, maxTokens: limits.tokens }))
    } catch (error) {
      throw error instanceof GraphQLError ? unreadable(error, limits) : error
    }
  }
  return {
    onParse: ({ setParseFn }) => {
      setParseFn(parseWithin)
      return ({ result, context }) => {
        if (result === null || result instanceof Error) return
        const document = result as DocumentNode
        if (!measured.has(document)) {
          const [broken] = brokenLimits(document, limits)
          if (broken !== undefined) throw contractError('LIMIT_EXCEEDED', broken, { status: 400 })
          measured.add(document)
        }
        checkChoice(document, context as YogaInitialContext)
      }
    },
    onValidate: ({ setValidationFn }) =>
      setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: MOST_MISTAKES }).map(ofDocument)),
  }
}

/** The policies of `operations/client-directives.graphql`: they are for the shop's client, which strips them from what it sends. */
const policies: ReadonlySet<string> = new Set(['session', 'fetchPolicy', 'retry'])

/** A document without policies, so that an operation can be sent as it stands in its file. */
function withoutPolicies(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.directives?.length
      ? { ...node, directives: node.directives.filter(({ name }) => !policies.has(name.value)) }
      : node,
  )
  return { ...document, definitions }
}

/** The parser's error, whose message is about the document. */
function unreadable({ message, source, positions }: GraphQLError, { tokens }: DocumentLimits): GraphQLError {
  return message.includes('tokens')
    ? contractError('LIMIT_EXCEEDED', `The document has more than ${tokens} tokens.`, { status: 400 })
    : contractError('GRAPHQL_PARSE_FAILED', message, { status: 400, spec: true }, { source, positions })
}

/** A validation error, whose message is about the document too, unless a scalar failed with a defect. */
function ofDocument(error: GraphQLError): GraphQLError {
  const { message, nodes } = error
  return isAboutInput(error) ? contractError('GRAPHQL_VALIDATION_FAILED', message, { status: 400, spec: true }, { nodes }) : error
}

/** Refuses a request that names no operation of its document, or a mutation over GET. */
function checkChoice(document: DocumentNode, { request, params }: YogaInitialContext): void {
  const operation = getOperationAST(document, params.operationName)
  if (!operation) throw contractError('BAD_REQUEST', 'operationName must name an operation of the document.', { status: 400 })
  if (operation.operation === 'mutation' && request.method === 'GET')
    throw contractError('BAD_REQUEST', 'A mutation is sent by POST.', { status: 405, headers: { allow: 'POST' } })
}
