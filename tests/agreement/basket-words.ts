/** What the page says for one basket. */
export type BasketWords = {
  /** The basket, with the clauses that it covers. */
  is: string
  scenario: string
  /** The text of each line, in order. */
  lines: readonly RegExp[]
  /** The summary from top to bottom, total last. */
  summary: readonly (readonly [label: string, value: string])[]
  /** Other text that only this basket shows. */
  says?: readonly string[]
  /** The name of its progress bar. */
  bar?: string
  /** Text and controls that must be absent. */
  saysNot?: readonly string[]
}

const faster = '(want it faster?)'

/** Baskets whose page says something that no other basket's page says. */
export const basketWords: readonly BasketWords[] = [
  {
    is: 'of a guest with one product, at the Typical Price [BASKET-01, SBASKET-04, SBASKET-06, SBASKET-07, SBASKET-10, SBASKET-15, ITEM-02]',
    scenario: 'basket-one-item',
    lines: [/Ribbon Satin Lipstick.*Typical Price£26\.00/],
    summary: [
      ['Subtotal', '£26.00'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£26.00'],
    ],
    says: ['Free standard delivery unlocked. Spend £14.00 more to choose 3 samples'],
    saysNot: ['Total value of product', 'referral'],
  },
  {
    is: 'of a US guest who wants it faster: with both taxes [SBASKET-08, SBASKET-12, SBASKET-13]',
    scenario: 'basket-us-taxes',
    lines: [/Ribbon Satin Lipstick.*Typical Price\$34\.00/],
    summary: [
      ['Subtotal', '$34.00'],
      ['Sales Tax', '$2.81'],
      ['Express delivery (switch to standard delivery)', '$9.95'],
      ['Shipping Tax', '$0.82'],
      ['Your total including shipping', '$47.58'],
    ],
    says: ['Spend $11.00 more to choose 3 samples', 'Sales tax is estimated.'],
  },
  {
    is: 'of a member, with both prices and what they save [SBASKET-01, SBASKET-02, SBASKET-03, SBASKET-16, BPRICING-01]',
    scenario: 'uk-annual-member&basket=two-items',
    lines: [/Ribbon Satin Lipstick.*Member's Price£27\.00.*Typical Price£52\.00was £52\.00$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£52.00'],
      ["Member's discount", '−£25.00'],
      ['Subtotal', '£27.00'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your bag total', '£27.00'],
    ],
  },
  {
    is: 'with a membership that is soon paid back',
    scenario: 'basket-item-and-membership',
    lines: [/Ribbon Satin Lipstick.*Member's Price£13\.50/, /Annual Membership.*£49\.00$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Membership fee', '£49.00'],
      ['Your bag total', '£66.45'],
    ],
    says: ['Your membership pays for itself in 4 items like these.'],
  },
  {
    is: 'with a membership that this basket pays back',
    scenario: 'basket-item-and-monthly',
    lines: [/Ribbon Satin Lipstick.*£13\.50/, /Monthly Membership.*£6\.00$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Membership fee', '£6.00'],
      ['Your bag total', '£23.45'],
    ],
    says: ['Your membership has already paid for itself.'],
  },
  {
    is: 'with nothing but a membership: nothing is delivered [ITEM-02, ITEM-05, SBASKET-09, SBASKET-16, THRESH-04]',
    scenario: 'basket-membership',
    lines: [/Annual.*Renews every 12 months at £49\.00.*£49\.00/],
    summary: [
      ['Subtotal', '£0.00'],
      ['Membership fee', '£49.00'],
      ['Your bag total', '£49.00'],
    ],
    saysNot: ['delivery', faster, 'for itself'],
  },
  {
    is: 'with a membership for somebody else, always one of it [ITEM-02, ITEM-06, BASKET-38]',
    scenario: 'basket-gift-membership',
    lines: [/Gift Membership.*For June Abara.*Sent as soon as you place your order.*£59\.00/],
    summary: [
      ['Subtotal', '£0.00'],
      ['Membership fee', '£59.00'],
      ['Your total including shipping', '£59.00'],
    ],
    saysNot: ['Quantity of', 'Renews'],
  },
  {
    is: 'with a kit, whose membership is included and cannot be taken out by itself [BASKET-29, BASKET-37, PRICEDISP-02]',
    scenario: 'basket-kit',
    lines: [/Three-Step Skincare Starter Set/, /^Ottilie Plus with Starter KitRenews every 12 months at £59\.00included$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£48.00'],
      ["Member's discount", '−£26.00'],
      ['Subtotal', '£22.00'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Membership fee', '£59.00'],
      ['Membership discount', '−£59.00'],
      ['Your bag total', '£25.95'],
    ],
    says: ['See the terms and conditions.'],
    saysNot: ['for itself'],
  },
  {
    is: 'with a membership for nothing, whose fee of 30 is taken off [PRICEDISP-02]',
    scenario: 'promo-membership-30',
    lines: [/Ribbon Satin Lipstick/, /^Annual Lite Membership.*included$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Membership fee', '£30.00'],
      ['Membership discount', '−£30.00'],
      ['Your bag total', '£17.45'],
    ],
  },
  {
    is: 'with a membership for nothing, for another reason [PRICEDISP-03]',
    scenario: 'promo-membership-other',
    lines: [/Ribbon Satin Lipstick/, /^3-Month Membership.*free$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Membership fee', '£12.00'],
      ['Membership discount', '−£12.00'],
      ['Your bag total', '£17.45'],
    ],
  },
  {
    is: 'with a trial, which is free [PRICEDISP-03, ITEM-05]',
    scenario: 'basket-item-and-trial',
    lines: [/Ribbon Satin Lipstick.*£13\.50/, /Trial.*free$/],
    summary: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Your bag total', '£17.45'],
    ],
    saysNot: ['Renews', 'Membership fee'],
  },
  {
    is: 'with a gift that came with it [ITEM-03, ITEM-04, THRESH-05]',
    scenario: 'basket-at-gift',
    lines: [/£54\.00/, /Gift with your orderFree$/],
    summary: [
      ['Subtotal', '£54.00'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£54.00'],
    ],
    says: ['Full-size gift unlocked.'],
  },
  {
    is: 'with something sold out: it is not charged, not counted and can only be taken out',
    scenario: 'basket-one-item-gone',
    lines: [/Rosehip 07.*£26\.00/, /^OttilieRibbon Satin LipstickTea Rose 12, 3\.5 gOut of stockRemove Ribbon Satin Lipstick$/],
    summary: [
      ['Subtotal', '£26.00'],
      [`Standard delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£26.00'],
    ],
    says: ['1 item'],
  },
  {
    is: 'with nothing that is in stock: there is nothing to check out [BASKET-35]',
    scenario: 'basket-all-gone',
    lines: [/Out of stockRemove/],
    summary: [
      ['Subtotal', '£0.00'],
      ['Standard delivery (want it faster?)', 'Free'],
      ['Your total including shipping', '£0.00'],
    ],
    says: ['Nothing in your bag is in stock.'],
    saysNot: ['Checkout securely'],
  },
  {
    is: 'whose price is not known yet [PRICEDISP-01]',
    scenario: 'basket-price-pending',
    lines: [/Typical PricePending\.\.\.$/],
    summary: [
      ['Subtotal', '£26.00'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£26.00'],
    ],
  },
  {
    is: 'with discounts that nobody typed [SBASKET-14]',
    scenario: 'promo-two-uncoded',
    lines: [/Ribbon Satin Lipstick.*£26\.00$/],
    summary: [
      ['Subtotal', '£26.00'],
      ['Discounts', '−£3.50'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£22.50'],
    ],
  },
  {
    is: 'of whoever was referred, before the referral counts [BASKET-04, REFERRAL-09, REFERRAL-10]',
    scenario: 'promo-friend-waiting&store=en-US',
    lines: [/Clear Day SPF 50 Fluid.*\$59\.00$/],
    summary: [
      ['Subtotal', '$59.00'],
      ['Sales Tax', '$4.87'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '$63.87'],
    ],
    says: ['Spend $21 more to get your referral discount'],
    bar: 'Your referral discount',
  },
  {
    is: 'of whoever was referred, once the referral counts [BASKET-04, REFERRAL-08]',
    scenario: 'promo-friend',
    lines: [/£60\.00$/, /Gift with your orderFree$/],
    summary: [
      ['Subtotal', '£60.00'],
      ['Promo Code ANNIKA-0204', '−£10.00'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£50.00'],
    ],
    says: ['Referral discount applied to your order!'],
  },
  {
    is: 'with what the server took out of it [BASKET-03]',
    scenario: 'basket-no-longer-sold',
    lines: [/Ribbon Satin Lipstick/],
    summary: [
      ['Subtotal', '£26.00'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '£26.00'],
    ],
    says: ['An item has been removed from your basket as it is no longer for sale.'],
  },
]
