import { outcomeOfCard } from '../cards.ts'
import { CARD_FIELDS, type CardField, type FrameMessage, shopMessage } from '../protocol.ts'
import { type CardEntry, digitsOf, groupedNumber, mistakeIn, schemeOf } from './card-checks.ts'
import { cardErrors } from './card-words.ts'

/** The page names the one site that it may speak with; the server has checked it. */
const shopOrigin = document.documentElement.dataset['shop'] ?? ''

function inputOf(field: CardField): HTMLInputElement {
  const found = document.getElementById(field)
  if (found instanceof HTMLInputElement) return found
  throw new Error(`The card frame has no field ${field}.`)
}

const inputs = Object.fromEntries(CARD_FIELDS.map((field) => [field, inputOf(field)])) as Record<CardField, HTMLInputElement>

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, shopOrigin)
}

function entry(): CardEntry {
  return { number: inputs.number.value, expiry: inputs.expiry.value, code: inputs.code.value, name: inputs.name.value }
}

/** Shows what is wrong at a field, or that nothing is. */
function showMistake(field: CardField, text: string | null): void {
  const input = inputs[field]
  const error = document.getElementById(`${field}-error`)
  if (!error) return
  error.textContent = text ?? ''
  error.hidden = text === null
  if (text === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

function check(field: CardField): boolean {
  const mistake = mistakeIn(field, entry())
  showMistake(field, mistake && cardErrors[field][mistake])
  return mistake === null
}

function tellState(): void {
  const typed = entry()
  const states = CARD_FIELDS.map((field) => [
    field,
    {
      isEmpty: typed[field].trim() === '',
      isValid: mistakeIn(field, typed) === null,
      isFocused: document.activeElement === inputs[field],
    },
  ])
  tell({ type: 'state', fields: Object.fromEntries(states), scheme: schemeOf(typed.number)?.name ?? null })
}

/** A token that stands for the card: its last digits and what becomes of it, never its number. */
function tokenOf(digits: string, outcome: string): string {
  const nonce = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `card-${digits.slice(-4)}-${outcome}-${nonce}`
}

function tokenise(id: string): void {
  const wrong = CARD_FIELDS.filter((field) => !check(field))
  if (wrong.length > 0) {
    tell({ type: 'errors', id, fields: wrong })
    return
  }
  const digits = digitsOf(inputs.number.value)
  const outcome = outcomeOfCard(digits)
  const giveToken = (what: string) =>
    tell({ type: 'token', id, token: tokenOf(digits, what), scheme: schemeOf(digits)?.name ?? '', lastFour: digits.slice(-4) })
  if (outcome === 'challenge' && challenge) askForBank(id, giveToken, challenge)
  else giveToken(outcome)
}

/** The bank's question, on the page for a card that is kept: nothing is charged then, so there is no page of the bank to be led to. */
const challenge = document.getElementById('challenge')

/** How long the bank waits for an answer, ms. */
const BANK_PATIENCE_MS = 5 * 60 * 1000

/** Shows the bank's question in place of the fields, and gives a token for what is answered. Without an answer in time the card is not kept. */
function askForBank(id: string, giveToken: (outcome: string) => void, question: HTMLElement): void {
  const fields = document.getElementById('fields')
  const answered = new AbortController()
  const answer = (outcome: string) => {
    answered.abort()
    clearTimeout(patience)
    question.hidden = true
    if (fields) fields.hidden = false
    giveToken(outcome)
  }
  const patience = setTimeout(() => answer('cancelled'), BANK_PATIENCE_MS)
  for (const button of question.querySelectorAll('button'))
    button.addEventListener('click', () => answer(button.value), { signal: answered.signal })
  question.hidden = false
  if (fields) fields.hidden = true
  question.querySelector<HTMLElement>('h2')?.focus()
  tell({ type: 'challenge', id })
}

/** Groups the digits as they are typed or pasted. The caret stays after the digit that it was after. */
function group(): void {
  const { number } = inputs
  const before = digitsOf(number.value.slice(0, number.selectionStart ?? number.value.length)).length
  const grouped = groupedNumber(number.value)
  if (grouped === number.value) return
  number.value = grouped
  let at = 0
  for (let digits = 0; at < grouped.length && digits < before; at++) if (/\d/.test(grouped[at] ?? '')) digits++
  if (document.activeElement === number) number.setSelectionRange(at, at)
}

function showScheme(): void {
  const scheme = document.getElementById('scheme')
  if (scheme) scheme.textContent = schemeOf(inputs.number.value)?.name ?? ''
}

for (const field of CARD_FIELDS) {
  const input = inputs[field]
  input.addEventListener('input', () => {
    if (field === 'number') {
      group()
      showScheme()
    }
    if (input.hasAttribute('aria-invalid')) check(field)
    tellState()
  })
  // A field that is left empty is no mistake yet; one that is left half filled is.
  input.addEventListener('blur', () => {
    if (input.value.trim() !== '') check(field)
    tellState()
  })
  input.addEventListener('focus', tellState)
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) tell({ type: 'submit' })
  })
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== shopOrigin || source !== window.parent) return
  const message = shopMessage.safeParse(data)
  if (!message.success) return
  if (message.data.type === 'tokenise') tokenise(message.data.id)
  else inputs[message.data.field].focus()
})

const heightOf = (): number => Math.ceil(document.documentElement.getBoundingClientRect().height)
new ResizeObserver(() => tell({ type: 'height', height: heightOf() })).observe(document.documentElement)
tell({ type: 'ready', height: heightOf() })
tellState()
