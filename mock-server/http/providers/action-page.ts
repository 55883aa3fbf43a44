import type { PaymentActionKind } from '#schema/__generated__/types.ts'
import { escaped, providerPage } from './provider-page.ts'

/** What the shopper can answer on a page of the provider. */
export type ActionAnswer = 'approve' | 'refuse' | 'cancel' | 'late'

type ActionWords = { provider: string; heading: string; text: string; answers: readonly (readonly [ActionAnswer, string])[] }

const words: Readonly<Record<PaymentActionKind, ActionWords>> = {
  CHALLENGE: {
    provider: 'Your bank',
    heading: 'Is this you?',
    text: 'Your bank wants to be sure that it is you who is paying with this card.',
    answers: [
      ['approve', 'Yes, it is me'],
      ['refuse', 'No, it is not me'],
      ['late', 'Yes, and let the shop wait for the answer'],
      ['cancel', 'Cancel the payment'],
    ],
  },
  WALLET: {
    provider: 'Wallet',
    heading: 'Pay with your wallet',
    text: 'Approve the payment with the card that your wallet holds.',
    answers: [
      ['approve', 'Approve the payment'],
      ['late', 'Approve, and let the shop wait for the answer'],
      ['cancel', 'Cancel the payment'],
    ],
  },
  PAY_LATER: {
    provider: 'Pay later',
    heading: 'Pay in three instalments',
    text: 'Agree to pay one third now and the others in 30 and 60 days. Nothing is added.',
    answers: [
      ['approve', 'Agree and pay'],
      ['refuse', 'Be refused by the provider'],
      ['late', 'Agree, and let the shop wait for the answer'],
      ['cancel', 'Cancel the payment'],
    ],
  },
}

/** True for an answer that the page of a kind offers. */
export function isAnswerOf(kind: PaymentActionKind, answer: unknown): answer is ActionAnswer {
  return words[kind].answers.some(([known]) => known === answer)
}

/** What the page sends for more time. */
export const MORE_TIME = 'more-time'

/** What the page sends to lead back to the shop before anything is answered, as whoever closes a page of their bank comes back. */
export const LEAVE = 'leave'

/** How long before the end the page says so, milliseconds. */
const WARNING = 5 * 60 * 1000

/** In how long the page has to say that time runs out, milliseconds. */
export function warningIn(left: number): number {
  return Math.max(0, left - WARNING)
}

type AskedPayment = { payee: string; amount: string; left: number; language: string }

/** The page that asks the shopper for something, in the store's language. `left`: how long they may take, milliseconds. */
export function actionPage(kind: PaymentActionKind, { payee, amount, left, language }: AskedPayment): string {
  const { provider, heading, text, answers } = words[kind]
  const buttons = [...answers, [LEAVE, 'Go back to the shop without an answer'] as const].map(
    ([answer, label], at) => `<button type="button"${at === 0 ? ' class="main"' : ''} data-answer="${answer}" disabled>${label}</button>`,
  )
  const body = `<header class="provider">${provider}</header><main><h1 tabindex="-1">${heading}</h1><p>${text}</p><dl><dt>To</dt><dd>${escaped(payee)}</dd><dt>Amount</dt><dd>${escaped(amount)}</dd></dl><div class="actions">${buttons.join('')}</div><p role="status" id="status"></p><p><button type="button" id="more" hidden>Take more time</button></p></main>`
  return providerPage({
    title: heading,
    language,
    body,
    script: '/providers/payment/action.js',
    attributes: { warning: String(warningIn(left)) },
  })
}

/** The page for a payment that is over, or that is none of this visitor's. */
export function noActionPage(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : `<p><a href="${escaped(returnUrl)}">Back to the shop</a></p>`
  return providerPage({
    title: 'Nothing to approve',
    body: `<main><h1>Nothing to approve</h1><p>This payment is over, or it was begun in another browser.</p>${back}</main>`,
  })
}

/** The script of the page. Its source text is sent to the browser, so it must not use anything from outside the function. */
export function actionScript(): void {
  const status = document.getElementById('status')
  const more = document.getElementById('more')
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-answer]')]
  let isSent = false
  const say = (words: string): void => {
    if (status) status.textContent = words
  }
  const tell = async <Answer>(answer: string): Promise<Answer> => {
    const body = JSON.stringify({ answer })
    const response = await fetch(location.href, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as Answer
  }
  const send = async (answer: string): Promise<void> => {
    if (isSent) return
    isSent = true
    for (const button of buttons) button.setAttribute('aria-disabled', 'true')
    try {
      const { returnUrl } = await tell<{ returnUrl: string }>(answer)
      location.assign(returnUrl)
    } catch {
      isSent = false
      for (const button of buttons) button.removeAttribute('aria-disabled')
      say('The answer could not be sent. Try again.')
    }
  }
  const warnIn = (wait: number): void => {
    setTimeout(() => {
      more?.removeAttribute('hidden')
      say('Five minutes are left to answer. After that the payment is called off, and nothing is charged.')
    }, wait)
  }
  const takeTime = async (): Promise<void> => {
    try {
      const { warning } = await tell<{ warning: number }>('more-time')
      more?.setAttribute('hidden', '')
      // Not to an answer: pressed once more, the same key would give it.
      document.querySelector('h1')?.focus()
      say('You have half an hour again.')
      warnIn(warning)
    } catch {
      say('More time could not be asked for. Try again.')
    }
  }
  for (const button of buttons) {
    button.addEventListener('click', () => void send(button.dataset['answer'] ?? ''))
    button.disabled = false
  }
  more?.addEventListener('click', () => void takeTime())
  warnIn(Number(document.documentElement.dataset['warning']))
}
