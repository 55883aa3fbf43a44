import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import type { Access } from '../control/access.ts'
import type { ContractParts } from '../control/contract/contract-parts.ts'
import type { ContractServer } from '../yoga.ts'
import type { Log } from './log.ts'

/** Dependencies of the control API, and its access rules. */
type DoorParts = {
  server: ContractServer
  schema: GraphQLSchema
  operations: ContractParts['operations']
  examples: ContractParts['examples']
  /** Path of the draft that is served, if one is. */
  draft?: string | undefined
  /** Folder with the built reference in `docs/`; default: it is built when it is asked for. */
  published?: string | undefined
  access: Access
  shopUrl: string
  /** Signs notices to the shop of published content; absent: none is sent. */
  webhookSecret?: string | undefined
  /** Folder of the built gallery; default: `mock-server/gallery/__generated__`. */
  galleryFolder?: string
  /** Runs a toolkit command; default: as a separate process. */
  measure?: ContractParts['measure']
  log: Log
}

/** Answers requests outside the contract: the control API, `/open`, the gallery, and the contract as files. */
export type ControlDoor = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const root = join(import.meta.dirname, '../..')

/** All other paths belong to the contract. */
const OURS = /^\/(?:$|control(?:\/|$)|open$|assets\/|index\.html$|docs(?:\/|$)|schema\.graphql$|manifest\.json$)/

/** Whether a path belongs to the control API, `/open`, the gallery or the published contract. */
export function isControlPath(path: string): boolean {
  return OURS.test(path)
}

/** Handles the control API. Its modules are loaded on the first request, so that they do not delay the start. */
export function controlDoor(parts: DoorParts): ControlDoor {
  let answering: Promise<ControlDoor> | undefined
  return async (request, response) => {
    answering ??= load(parts)
    const answer = await answering
    await answer(request, response)
  }
}

async function load({ server, access, shopUrl, webhookSecret: secret, log, ...parts }: DoorParts): Promise<ControlDoor> {
  const [{ getRequestListener, RequestError }, { contentWebhook }, { createControlApp }, { JournalListeners }, { toolkitRunner }] =
    await Promise.all([
      import('@hono/node-server'),
      import('../control/content-webhook.ts'),
      import('../control/control-app.ts'),
      import('../control/journal-listeners.ts'),
      import('../control/contract/run-toolkit.ts'),
    ])
  const { sessions, journal } = server
  const { schema, operations, examples, draft, published } = parts
  const app = createControlApp({
    sessions,
    journal,
    listeners: new JournalListeners(journal),
    access,
    shopUrl,
    publishContent: server.publishContent,
    publishedContent: server.publishedContent,
    tellShop: secret === undefined ? undefined : contentWebhook({ shopUrl, secret, now: () => new Date(), newId: randomUUID }),
    contract: { schema, operations, examples, draft, published, measure: parts.measure ?? toolkitRunner(root), root },
    galleryFolder: parts.galleryFolder ?? join(root, 'mock-server/gallery/__generated__'),
    newWorldName: () => `w-${randomUUID().slice(0, 8)}`,
    onDefect: log.defect,
  })
  return getRequestListener((request) => app.fetch(ofThePlatform(request)), {
    // The contract's requests and responses must stay the platform's own classes.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      // The URL or the host name is invalid.
      if (error instanceof RequestError) return new Response(null, { status: 400 })
      log.defect(error)
      return new Response(null, { status: 500 })
    },
  })
}

/** The adapter's requests only resemble the platform's Request, and some middleware constructs new ones from them. */
function ofThePlatform(request: Request): Request {
  const { url, method, headers, signal } = request
  const isReading = method === 'GET' || method === 'HEAD'
  return new Request(url, { method, headers, signal, ...(isReading ? {} : { body: request.body, duplex: 'half' }) })
}
