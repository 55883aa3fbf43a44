import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { type HelpTopic, helpHref, helpLinks } from './help-centre.ts'
import { HELP_CENTRE } from './help-site.ts'

const topics: readonly [HelpTopic, string][] = [
  ['howItWorks', 'How it works'],
  ['delivery', 'Delivery'],
  ['returns', 'Returns'],
  ['paymentMethods', 'Payment methods'],
  ['cancelMembership', 'How to cancel membership'],
  ['newRequest', 'Send us a request'],
]

test('each region has its own help centre article for all six topics [HELP-01, HELP-02, HELP-03, HELP-04, HELP-05, HELP-06]', () => {
  for (const [topic, label] of topics) {
    const [uk, us] = [helpHref(stores.uk, topic), helpHref(stores.us, topic)]
    expect(uk).not.toBe(us)
    for (const href of [uk, us]) expect(new URL(href).origin).toBe(HELP_CENTRE)
    expect(helpLinks(stores.uk)).toContainEqual({ href: uk, label })
    expect(helpLinks(stores.us)).toContainEqual({ href: us, label })
  }
  expect(new Set(helpLinks(stores.uk).map(({ href }) => href)).size).toBe(topics.length)
})
