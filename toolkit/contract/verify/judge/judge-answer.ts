import { isRecord } from '../../coverage/answer/answer-places.ts'
import type { AnswerShape } from '../../coverage/answer/answer-shape.ts'
import { answerViolations, type Violation } from '../../coverage/answer/check-answer.ts'
import { isDeclared, toldCodes } from '../../coverage/sweep/told-codes.ts'
import type { SaidError } from '../endpoint/endpoint.ts'
import type { FindingLog } from '../findings.ts'
import { judgeMeaning } from './meaning.ts'

/** One answer to an operation, to be judged. */
export type JudgedAnswer = { operation: string; status: number; data: unknown; errors: readonly SaidError[] }

/** Notes every way in which an answer deviates from the contract: its shape, its codes, and what its values say. */
export function judgeAnswer(shape: AnswerShape, { operation, status, data, errors }: JudgedAnswer, log: FindingLog): void {
  for (const violation of answerViolations(shape, { data, errors })) noteViolation(violation, operation, log)
  noteCodes(shape, { operation, data, errors }, log)
  if (status >= 400 && isRecord(data)) {
    log.note({
      rule: 'transport',
      subject: 'status',
      fault: `HTTP ${status} is the status of an answer with data, which is 200`,
      operation,
    })
  }
  judgeMeaning(shape, data, operation, log)
}

function noteViolation({ place, coordinate, kind, fault }: Violation, operation: string, log: FindingLog): void {
  log.note({ rule: 'answer', subject: coordinate || 'data', variant: kind, fault, place, operation })
}

/** Codes that are missing, or that the field does not declare. A lost code is one deviation however many fields lose it: one piece of the server writes them all. */
function noteCodes(shape: AnswerShape, { operation, data, errors }: Omit<JudgedAnswer, 'status'>, log: FindingLog): void {
  for (const { message, extensions } of errors) {
    if (extensions?.code === undefined) {
      log.note({
        rule: 'code',
        subject: 'errors',
        variant: 'missing',
        fault: `hold an error without extensions.code: ${message}`,
        operation,
      })
    }
  }
  for (const told of toldCodes(shape, { data, errors: errors.filter(({ extensions }) => extensions?.code !== undefined) })) {
    if (isDeclared(told)) continue
    const fault = `answers ${told.code} in ${told.place}, which its @errors does not declare`
    log.note({ rule: 'code', subject: told.field, variant: told.code, fault, operation })
  }
}
