import { providerPage } from './provider-page.ts'

type FieldParts = { id: string; label: string; hint?: string; attributes: string; isHalf?: boolean; beside?: string }

function field({ id, label, hint, attributes, isHalf = false, beside = '' }: FieldParts): string {
  const hinted = hint === undefined ? '' : `<p class="hint" id="${id}-hint">${hint}</p>`
  const described = hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`
  return `<div class="field${isHalf ? ' half' : ''}"><div class="row"><label for="${id}">${label}</label>${beside}</div>${hinted}<input id="${id}" name="${id}" aria-required="true" aria-describedby="${described}" autocapitalize="none" autocorrect="off" spellcheck="false" ${attributes}><p class="error" id="${id}-error" hidden></p></div>`
}

/** What the bank asks before a card is kept; each answer's value is what becomes of the card. */
const challenge = `<section id="challenge" aria-labelledby="challenge-heading" hidden><h2 id="challenge-heading" tabindex="-1">Is this you?</h2><p>Your bank wants to be sure that it is you who is saving this card. Nothing is charged now.</p><div class="actions"><button type="button" class="main" value="approved">Yes, it is me</button><button type="button" value="failed">No, it is not me</button><button type="button" value="cancelled">Do not save the card</button></div></section>`

/** The page with the card's fields, for a frame of the shop. `shop` is the site that it speaks with; `keeps`: the card is kept and nothing is charged. */
export function cardFramePage(shop: string, keeps: boolean): string {
  const fields = [
    field({
      id: 'number',
      label: 'Card number',
      attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="30"',
      beside: '<output id="scheme" for="number"></output>',
    }),
    field({
      id: 'expiry',
      label: 'Expiry date',
      hint: 'Like 08 / 30',
      attributes: 'inputmode="text" autocomplete="cc-exp" maxlength="9"',
      isHalf: true,
    }),
    field({
      id: 'code',
      label: 'Security code',
      hint: '3 or 4 digits',
      attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
      isHalf: true,
    }),
    field({ id: 'name', label: 'Name on card', attributes: 'autocomplete="cc-name" maxlength="255"' }),
  ]
  return providerPage({
    title: 'Card details',
    body: `<div><div class="fields" id="fields" role="group" aria-label="Card details">${fields.join('')}</div>${keeps ? challenge : ''}</div>`,
    script: '/providers/payment/card-frame.js',
    attributes: { shop },
  })
}
