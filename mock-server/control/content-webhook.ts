import { Webhook } from 'standardwebhooks'

/** What the shop said to a notice: its status and body. No status: it could not be reached, and the body says why. */
type ShopReply = { status: number | null; body: string }

/** Tells the shop that content was published. */
export type TellShop = (tags: readonly string[]) => Promise<ShopReply>

type WebhookParts = {
  shopUrl: string
  /** As Standard Webhooks write it: `whsec_…`. */
  secret: string
  now: () => Date
  /** Makes the notice's id. */
  newId: () => string
  send?: typeof fetch
}

/** How long the shop is waited for, ms. */
const PATIENCE_MS = 5_000

/** The longest answer that is passed on, characters. */
const LONGEST = 4_000

/** The CMS's webhook (decision 135): a notice to the shop, signed as Standard Webhooks say. */
export function contentWebhook({ shopUrl, secret, now, newId, send = fetch }: WebhookParts): TellShop {
  const webhook = new Webhook(secret)
  return async (tags) => {
    const [id, at, body] = [newId(), now(), JSON.stringify({ type: 'content.published', tags })]
    try {
      const answer = await send(new URL('/api/content/published', shopUrl), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, at, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return { status: answer.status, body: (await answer.text()).slice(0, LONGEST) }
    } catch (error) {
      return { status: null, body: error instanceof Error ? error.message : String(error) }
    }
  }
}
