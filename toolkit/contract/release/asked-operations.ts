import { type DocumentNode, Kind, parse, Source } from 'graphql'
import { sentOperations } from '../../codegen/sent-operations.ts'
import type { Operation } from '../load.ts'
import { isInUse, type KeptRelease } from './release-file.ts'

/** The clients whose operations stand in this tree: as it is now, and as it was agreed. */
export const THIS_TREE = 'this tree'
export const AS_AGREED = 'as agreed'

/**
 * An operation that some client sends. `name` is unique among all of them: an operation that this tree does not send in the same form names its
 * clients, as `getBasket (shop@1.4.0)`. `operation` is the plain name.
 */
export type AskedOperation = Operation & { operation: string; clients: readonly string[] }

/** The operations of one client. */
export type Client = { client: string; operations: readonly Operation[] }

/** The releases that are in use on that day, as clients. The line of an operation is that of its name in the release's file. */
export function releasedClients(releases: readonly KeptRelease[], today: string): Client[] {
  return releases
    .filter((release) => isInUse(release, today))
    .map(({ app, version, file, text, operations }) => {
      const lines = text.split('\n')
      return {
        client: `${app}@${version}`,
        operations: Object.entries(operations).flatMap(([hash, { name, body }]) => {
          const document = parse(new Source(body, file))
          const node = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
          return node ? [{ name, file, line: lines.findIndex((line) => line.includes(`"${hash}"`)) + 1, node, document }] : []
        }),
      }
    })
}

/** What all clients send, each operation once: clients that send it in the same form share it. Earlier clients come first. */
export function askedOperations(clients: readonly Client[]): AskedOperation[] {
  const found = new Map<string, { operation: Operation; clients: string[] }>()
  for (const { client, operations } of clients)
    for (const operation of operations) {
      const key = `${operation.name} ${sentHash(operation.document)}`
      const known = found.get(key)
      if (known) known.clients.push(client)
      else found.set(key, { operation, clients: [client] })
    }
  return [...found.values()].map(({ operation, clients: by }) => ({
    ...operation,
    operation: operation.name,
    name: by.includes(THIS_TREE) ? operation.name : `${operation.name} (${by.join(', ')})`,
    // What this tree asks as it was agreed says nothing more.
    clients: by.includes(THIS_TREE) ? by.filter((client) => client !== AS_AGREED) : by,
  }))
}

const hashes = new WeakMap<DocumentNode, string>()

/** The hash that the document has when it is sent, whether or not it was written down with what is added on the way. */
export function sentHash(document: DocumentNode): string {
  const known = hashes.get(document) ?? sentOperations([document])[0]?.hash ?? ''
  hashes.set(document, known)
  return known
}
