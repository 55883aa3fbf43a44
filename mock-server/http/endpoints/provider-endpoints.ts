import { chatWidget } from '../providers/chat-widget.ts'
import { reviewsWidget } from '../providers/reviews-widget.ts'
import type { Endpoint } from './endpoint.ts'

/** Third-party scripts that the shop may load, as their providers would serve them. */
function providerOf(name: 'chat' | 'reviews', widget: () => void): Endpoint {
  const script = `(${String(widget)})()`
  const path = new RegExp(`^/providers/${name}/widget\\.js$`)
  return {
    name,
    method: 'GET',
    path,
    answer: () => ({ status: 200, script, events: [{ kind: name, operation: name, variables: {} }] }),
  }
}

/** A customer care chat and a review service. */
export const providerEndpoints: readonly Endpoint[] = [providerOf('chat', chatWidget), providerOf('reviews', reviewsWidget)]
