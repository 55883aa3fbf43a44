import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { forgetForm, keepForm } from '#app/platform/forms/kept-form.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { type FlowProblem, flowAnswerForm, flowPath, isFlowName, MEMBERSHIP_PATH, textField } from '#app/platform/membership/flow-answer.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { postedFields, seeOther } from '#app/platform/session/form-request.ts'
import { contentSource, previewOf } from '#app/platform/session/preview.ts'
import { isRefusedWith, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { deliverReported, reportedSchema } from '#app/platform/tracking/delivery/deliver-reported.ts'
import type { TrackedEvent } from '#app/platform/tracking/track.ts'
import { namedEvents } from '#app/platform/tracking/track-reported.ts'
import type { MembershipManagementFlowMutationVariables } from '#operations/__generated__/operations.ts'

const key = z.string().max(100)
const words = z.string().max(10_000)

const fieldsSchema = z.looseObject({
  locale: z.enum(['en-GB', 'en-US']),
  flow: z.string().refine(isFlowName),
  /** Absent: the flow begins. */
  step: key.optional(),
  action: key.optional(),
  option: key.optional(),
  agreed: key.optional(),
  /** Which of the two reasons of the feedback the step asks for. */
  feedback: z.enum(['1', '2']).optional(),
  reasonCode1: key.optional(),
  reasonFreeText1: words.optional(),
  reasonCode2: key.optional(),
  reasonFreeText2: words.optional(),
  priorActiveSku: key.optional(),
})
type Fields = z.infer<typeof fieldsSchema>
type TypedAnswer = { option?: string; text?: string }
type SubmitData = NonNullable<MembershipManagementFlowMutationVariables['data']>

/**
 * Begins a flow, or answers a step of it, and shows the next one. An answer that is not taken comes back to its step with what was typed; after one that
 * was lost the page shows the step at which the contract has the shopper. What the end of a flow reports is sent on from here, once: its page can be read
 * again at any time.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = fieldsSchema.safeParse(await postedFields(request)).data
  if (!fields) return seeOther(`${MEMBERSHIP_PATH}?done=unstarted`)
  const { flow, step, locale } = fields
  const store = storeOf(locale)
  const typed = typedIn(fields)
  const back = (problem: FlowProblem) => {
    const response = seeOther(storeHref(store, step ? flowPath(flow, step, problem) : `${MEMBERSHIP_PATH}?done=unstarted`))
    keepAnswer(response, request, typed)
    return response
  }
  try {
    const answer = await sendForVisitor(visitorCookies(request), {
      document: documentOf('membershipManagementFlow'),
      variables: {
        ...contentSource(previewOf((name) => request.cookies.get(name)?.value)),
        flow,
        data: step ? submission(fields, step, typed) : null,
      },
      locale,
    })
    if (isRefusedWith('UNAUTHENTICATED', answer)) {
      const login = seeOther(endedSessionHref(store, storeHref(store, flowPath(flow, step, step ? 'UNSENT' : undefined))))
      keepAnswer(login, request, typed)
      return login
    }
    const next = nextStep(answer.body)
    const response = next.id === undefined ? back(next.problem) : seeOther(storeHref(store, flowPath(flow, next.id)))
    if (next.id !== undefined) {
      forgetForm(response, request, flowAnswerForm)
      deliverReported(request, locale, next.events)
    }
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    logError('Membership: membershipManagementFlow failed', error)
    return back('UNSENT')
  }
}

/** Keeps what was typed for the step. Words that are too many for a cookie are not kept, and the option that they belong to is. */
function keepAnswer(response: NextResponse, request: NextRequest, { option, text }: TypedAnswer): void {
  keepForm(response, request, flowAnswerForm, option === undefined ? {} : { option })
  if (option !== undefined && text !== undefined) keepForm(response, request, flowAnswerForm, { option, text })
}

/** The chosen option with its words. */
function typedIn(fields: Fields): TypedAnswer {
  const { option } = fields
  if (option === undefined) return {}
  const text = fields[textField(option)]
  return { option, ...(typeof text === 'string' && { text }) }
}

function submission(fields: Fields, stepId: string, { option, text }: TypedAnswer): SubmitData {
  const { action = '', agreed, flow, priorActiveSku } = fields
  const chosen = option ?? agreed
  return {
    stepId,
    actionId: action,
    selectedOptions: chosen === undefined ? [] : [chosen],
    additionalText: text?.trim() || null,
    feedback: flow === 'cancel' ? feedbackSoFar(fields, option, text) : null,
    upgrade: priorActiveSku ? { priorActiveSku, flow } : null,
  }
}

/** Why the membership is cancelled: what was said before, and what this step says. */
function feedbackSoFar(fields: Fields, option?: string, text?: string): SubmitData['feedback'] {
  const before = {
    reasonCode1: fields.reasonCode1 || null,
    reasonFreeText1: fields.reasonFreeText1 || null,
    reasonCode2: fields.reasonCode2 || null,
    reasonFreeText2: fields.reasonFreeText2 || null,
  }
  if (fields.feedback === undefined || option === undefined) return before
  const said = { [`reasonCode${fields.feedback}`]: option, [`reasonFreeText${fields.feedback}`]: text?.trim() || null }
  return { ...before, ...said }
}

const nextSchema = z.object({ data: z.object({ membershipManagementFlow: z.object({ id: z.string().optional() }) }) })
/** What the end of a flow may report. Spec §7, open point A186. */
const ofResults = [
  'Membership Cancelled',
  'Membership Extended',
  'Membership Upgraded',
  'Page Element Viewed',
  'Page Element Clicked',
] as const

/** The end of a flow that this answer led to. An answer that is sent twice gets the end twice, and the second says so. */
const endedSchema = z.object({
  data: z.object({ membershipManagementFlow: z.object({ isRepeated: z.literal(false), tracking: reportedSchema }) }),
})
const refusedSchema = z.object({
  errors: z
    .array(
      z.object({
        extensions: z.object({ code: z.string(), problems: z.array(z.object({ code: z.string(), path: z.array(z.string()) })).optional() }),
      }),
    )
    .min(1),
})

/**
 * The id of the step that follows, with what reaching it reports, or what is wrong with the answer. A step of a kind that the shop does not know has no
 * id: the newest is shown.
 */
function nextStep(body: string): { id: string; events: TrackedEvent[] } | { id: undefined; problem: FlowProblem } {
  const json = parsed(body)
  const next = nextSchema.safeParse(json).data
  if (next) {
    const ended = endedSchema.safeParse(json).data
    return {
      id: next.data.membershipManagementFlow.id ?? '',
      events: ended ? namedEvents([ended.data.membershipManagementFlow.tracking], ofResults) : [],
    }
  }
  const extensions = refusedSchema.safeParse(json).data?.errors[0]?.extensions
  if (!extensions) logError('Membership: membershipManagementFlow failed', body.slice(0, 200))
  return { id: undefined, problem: extensions ? problemOf(extensions) : 'UNSENT' }
}

function problemOf({
  code,
  problems = [],
}: {
  code: string
  problems?: readonly { code: string; path: readonly string[] }[] | undefined
}): FlowProblem {
  if (code === 'NOT_FOUND') return 'STEP'
  const [problem] = problems
  const field = problem?.path.find((part) => part === 'additionalText' || part === 'selectedOptions' || part.startsWith('reasonFreeText'))
  if (!problem || field === undefined) return 'UNSENT'
  if (field === 'selectedOptions') return 'OPTION'
  return problem.code === 'REQUIRED' ? 'TEXT_REQUIRED' : 'TEXT_LONG'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
