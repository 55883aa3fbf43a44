import { type Hook, OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import { asSentence, RefusedRequest } from './control-error.ts'
import { errorBody } from './schemas/value-schemas.ts'

/** The routes of one resource. */
export type ControlRoutes = OpenAPIHono<Env>

/** Turns schema errors into one refusal that names each field. */
const refuseInvalid: Hook<unknown, Env, string, unknown> = (result) => {
  if (result.success) return
  const issues = result.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  const said = issues.slice(0, 3).map(({ path, message }) => asSentence(path ? `${path}: ${message}` : message))
  const more = issues.length > said.length ? ` And ${issues.length - said.length} more.` : ''
  throw new RefusedRequest(400, 'BAD_USER_INPUT', said.join(' ') + more, { issues })
}

/** An app for the routes of one resource. Requests that do not match a route's schema are refused before its handler runs. */
export function newRoutes(): ControlRoutes {
  return new OpenAPIHono({ defaultHook: refuseInvalid })
}

const refusals = {
  400: 'It makes no sense: the body says where.',
  404: 'There is no such session.',
  409: 'It is taken.',
  413: 'The body is too large.',
  415: 'The body is no JSON.',
  429: 'There are too many at once.',
} as const

/** The refusals in a route's documentation, in addition to those of the access check. */
export function refusing<Status extends keyof typeof refusals>(...statuses: Status[]) {
  const told = statuses.map((status) => [status, { description: refusals[status], content: { 'application/json': { schema: errorBody } } }])
  return Object.fromEntries(told) as Record<Status, { description: string; content: { 'application/json': { schema: typeof errorBody } } }>
}

/** A JSON response in a route's documentation. */
export function answering<Schema>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** A required JSON body in a route's documentation. */
export function taking<Schema>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const
}
