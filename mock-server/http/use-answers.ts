import { type ExecutionArgs, type ExecutionResult, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { AnswerCache } from './answer-cache.ts'
import { isJson, readParams, readText } from './json-body.ts'
import type { VisitContext } from './use-visit.ts'

/** A request whose answer may be kept: in which words it was asked, and the answer's text once it was written. */
type AnswersContext = VisitContext & { question?: string; answer?: string }

/** Reads the one kind of body that is read, and answers at once what was answered before. */
export function useAnswers(answers: AnswerCache, maxBody: number): Plugin<AnswersContext, AnswersContext> {
  return {
    onRequestParse: ({ request, serverContext, setRequestParser, fetchAPI }) => {
      if (request.method !== 'POST') return
      if (!isJson(request.headers.get('content-type'))) {
        setRequestParser(undefined as never)
        return
      }
      setRequestParser(async (posted) => {
        const text = await readText(posted, maxBody)
        const question = `${posted.headers.get('accept') ?? ''}\n${text}`
        const known = serverContext.visit && answers.find(question, serverContext.visit)
        if (known) return new fetchAPI.Response(known.body, { headers: { 'content-type': known.contentType } })
        serverContext.question = question
        return readParams(text)
      })
    },
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result }) => noteText(args, result as ExecutionResult),
    }),
    onResponse: ({ response, serverContext: { question, answer, visit, contract } }) => {
      if (question === undefined || answer === undefined || !visit || !contract) return
      answers.keep(question, visit, contract.reads, { body: answer, contentType: response.headers.get('content-type') ?? '' })
    },
  }
}

/** Remembers the text of a query's answer when it is written, unless something failed. */
function noteText(args: ExecutionArgs, result: ExecutionResult & { stringify?: (value: unknown) => string }): void {
  const context = args.contextValue as AnswersContext
  const isQuery = getOperationAST(args.document, args.operationName)?.operation === 'query'
  if (!isQuery || context.question === undefined || result.errors) return
  const write = result.stringify ?? JSON.stringify
  result.stringify = (value) => {
    context.answer = write(value)
    return context.answer
  }
}
