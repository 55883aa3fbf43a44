import { GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { contractError } from '../contract/errors.ts'
import { type DocumentLimits, limitsRule } from './document-limits.ts'

/** Refuses documents that ask for too much before anything is executed. */
export function useDocumentLimits(limits: DocumentLimits): Plugin {
  const rule = limitsRule(limits)
  const parseWithin: typeof parse = (source, options) => {
    try {
      return parse(source, { ...options, maxTokens: limits.tokens })
    } catch (error) {
      const isTooLong = error instanceof GraphQLError && error.message.includes('tokens')
      throw isTooLong ? contractError('LIMIT_EXCEEDED', `The document has more than ${limits.tokens} tokens.`, { status: 400 }) : error
    }
  }
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithin),
    onValidate: ({ addValidationRule }) => addValidationRule(rule),
  }
}
