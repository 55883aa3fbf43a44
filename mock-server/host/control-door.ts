import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import type { Access } from '../control/access.ts'
import type { ContractParts } from '../control/contract/contract-parts.ts'
import type { ContractServer } from '../yoga.ts'
import type { Log } from './log.ts'

/** What the control API is made of, and who may ask it. */
type DoorParts = {
  server: ContractServer
  schema: GraphQLSchema
  operations: ContractParts['operations']
  examples: ContractParts['examples']
  access: Access
  shopUrl: string
  /** Where the gallery was built to; its own place where nothing is said. */
  galleryFolder?: string
  /** Runs a command of the toolkit; as a process of its own where nothing is said. */
  measure?: ContractParts['measure']
  log: Log
}

/** Answers what is not the contract's: the control API, the way into the shop, the gallery. */
export type ControlDoor = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const root = join(import.meta.dirname, '../..')

/** The contract itself answers every other path. */
const OURS = /^\/(?:$|control(?:\/|$)|open$|assets\/|index\.html$)/

/** Whether a path belongs to the control API, the way into the shop or the gallery. */
export function isControlPath(path: string): boolean {
  return OURS.test(path)
}

/** The door to the control API. What is behind it is loaded when somebody first knocks: a start does not wait for it. */
export function controlDoor(parts: DoorParts): ControlDoor {
  let answering: Promise<ControlDoor> | undefined
  return async (request, response) => {
    answering ??= load(parts)
    const answer = await answering
    await answer(request, response)
  }
}

async function load({ server, access, shopUrl, log, ...parts }: DoorParts): Promise<ControlDoor> {
  const [{ getRequestListener, RequestError }, { createControlApp }, { JournalListeners }, { toolkitRunner }] = await Promise.all([
    import('@hono/node-server'),
    import('../control/control-app.ts'),
    import('../control/journal-listeners.ts'),
    import('../control/contract/run-toolkit.ts'),
  ])
  const { sessions, journal } = server
  const { schema, operations, examples } = parts
  const app = createControlApp({
    sessions,
    journal,
    listeners: new JournalListeners(journal),
    access,
    shopUrl,
    contract: { schema, operations, examples, measure: parts.measure ?? toolkitRunner(root), root },
    galleryFolder: parts.galleryFolder ?? join(root, 'mock-server/gallery/__generated__'),
    newWorldName: () => `w-${randomUUID().slice(0, 8)}`,
    onDefect: log.defect,
  })
  return getRequestListener((request) => app.fetch(ofThePlatform(request)), {
    // The contract's own requests and answers stay those of the platform.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      // An address that is none, or a name that is no host's.
      if (error instanceof RequestError) return new Response(null, { status: 400 })
      log.defect(error)
      return new Response(null, { status: 500 })
    },
  })
}

/** The adapter's requests only look like the platform's own, of which some middleware makes new ones. */
function ofThePlatform(request: Request): Request {
  const { url, method, headers, signal } = request
  const isReading = method === 'GET' || method === 'HEAD'
  return new Request(url, { method, headers, signal, ...(isReading ? {} : { body: request.body, duplex: 'half' }) })
}
