import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { isJsonRequest, notJson, readAddressParams, readParams, readText } from '../json-body.ts'
import type { NotedContext } from './use-journal.ts'

/** A request whose answer may be cached: its text, and whether its answer is worth caching. */
type AnswersContext = NotedContext & { question?: string; isRepeatable?: boolean }

/** Reads requests, and answers from the cache if possible. */
export function useAnswerCache(answers: AnswerCache, maxBody: number): Plugin<AnswersContext, AnswersContext> {
  return {
    onRequestParse: ({ request, serverContext, setRequestParser, fetchAPI }) => {
      if (request.method === 'GET') {
        setRequestParser((asked) => {
          serverContext.params = readAddressParams(asked.url)
          return serverContext.params
        })
        return
      }
      if (request.method !== 'POST')
        throw contractError('BAD_REQUEST', 'Ask with GET or POST.', { status: 405, headers: { allow: 'GET, POST' } })
      if (!isJsonRequest(request.headers.get('content-type'))) throw notJson()
      setRequestParser(async (posted) => {
        const text = await readText(posted, maxBody)
        const question = `${posted.headers.get('accept') ?? ''}\n${text}`
        const { visit, isApart } = serverContext
        const known = visit && !isApart && answers.find(question, visit)
        if (known) {
          serverContext.asked = known.asked
          serverContext.answer = known.body
          return new fetchAPI.Response(known.body, { headers: { 'content-type': known.contentType } })
        }
        serverContext.question = question
        serverContext.params = readParams(text)
        return serverContext.params
      })
    },
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result }) => {
        const context = args.contextValue as AnswersContext
        context.isRepeatable = context.asked?.kind === 'query' && !(result as ExecutionResult).errors
      },
    }),
    onResponse: ({ response, serverContext: { question, isApart, isRepeatable, answer, asked, visit, contract } }) => {
      if (isApart || question === undefined || !isRepeatable || answer === undefined || !visit || !contract) return
      answers.keep(question, visit, contract.reads, { body: answer, contentType: response.headers.get('content-type') ?? '' }, asked)
    },
  }
}
