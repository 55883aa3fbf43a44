import { type DocumentNode, GraphQLError, parse, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'
import { brokenLimits, type DocumentLimits } from '../document-limits.ts'

/** Maximum number of validation errors reported for a document. */
const MOST_MISTAKES = 10

/** Refuses documents that exceed the limits, before any other check. Cached documents are measured once. */
export function useDocumentLimits(limits: DocumentLimits): Plugin {
  const measured = new WeakSet<DocumentNode>()
  const parseWithin: typeof parse = (source, options) => {
    try {
      return parse(source, { ...options, maxTokens: limits.tokens })
    } catch (error) {
      const isTooLong = error instanceof GraphQLError && error.message.includes('tokens')
      throw isTooLong ? contractError('LIMIT_EXCEEDED', `The document has more than ${limits.tokens} tokens.`, { status: 400 }) : error
    }
  }
  return {
    onParse: ({ setParseFn }) => {
      setParseFn(parseWithin)
      return ({ result }) => {
        if (result === null || result instanceof Error || measured.has(result as DocumentNode)) return
        const [broken] = brokenLimits(result as DocumentNode, limits)
        if (broken !== undefined) throw contractError('LIMIT_EXCEEDED', broken, { status: 400 })
        measured.add(result as DocumentNode)
      }
    },
    onValidate: ({ setValidationFn }) =>
      setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: MOST_MISTAKES })),
  }
}
