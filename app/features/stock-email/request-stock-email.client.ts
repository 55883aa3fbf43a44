import { change } from '#app/platform/graphql/browser-client.ts'
import { RequestStockEmailDocument } from '#operations/__generated__/operations.ts'

/** What became of a request; `back`: the variant can be bought again. */
export type StockEmailOutcome = 'sent' | 'already' | 'back' | 'failed'

/** Asks for an email when a variant is back. Throws if the request fails. */
export async function askForStockEmail(sku: string, email: string): Promise<StockEmailOutcome | 'malformed'> {
  const { requestStockEmail: answer } = await change(RequestStockEmailDocument, { sku, email: email.trim() })
  if (answer.__typename === 'StockEmailRequested') return answer.wasRequestedBefore ? 'already' : 'sent'
  return answer.problems.some(({ code }) => code === 'TOO_LATE') ? 'back' : 'malformed'
}
