import { helpCopy } from '#app/messages/pages/help.ts'
import type { Store, StoreId } from '#app/platform/store/stores.ts'
import { HELP_CENTRE } from './help-site.ts'

/** Topics of the help centre's articles and forms. Spec §2. */
export type HelpTopic = keyof typeof helpCopy

/** Paths of its articles by region. The specification does not give them: they are settings (open point A18). */
const articles: Readonly<Record<StoreId, Readonly<Record<HelpTopic, string>>>> = {
  uk: {
    howItWorks: '/en-gb/articles/how-it-works',
    delivery: '/en-gb/articles/delivery',
    returns: '/en-gb/articles/can-i-return-an-item',
    paymentMethods: '/en-gb/articles/payment-methods',
    cancelMembership: '/en-gb/articles/how-to-cancel-membership',
    newRequest: '/en-gb/requests/new',
  },
  us: {
    howItWorks: '/en-us/articles/how-it-works',
    delivery: '/en-us/articles/shipping',
    returns: '/en-us/articles/can-i-return-an-item',
    paymentMethods: '/en-us/articles/payment-methods',
    cancelMembership: '/en-us/articles/how-to-cancel-membership',
    newRequest: '/en-us/requests/new',
  },
}

/** Bare address of an article in the store's region; ids are added in the browser (`help-ids.ts`). */
export function helpHref(store: Store, topic: HelpTopic): string {
  return HELP_CENTRE + articles[store.id][topic]
}

/** All of the store's links to the help centre in display order. */
export function helpLinks(store: Store): { href: string; label: string }[] {
  return [
    { href: helpHref(store, 'howItWorks'), label: helpCopy.howItWorks },
    { href: helpHref(store, 'delivery'), label: helpCopy.delivery },
    { href: helpHref(store, 'returns'), label: helpCopy.returns },
    { href: helpHref(store, 'paymentMethods'), label: helpCopy.paymentMethods },
    { href: helpHref(store, 'cancelMembership'), label: helpCopy.cancelMembership },
    { href: helpHref(store, 'newRequest'), label: helpCopy.newRequest },
  ]
}
