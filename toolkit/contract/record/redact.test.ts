import { type GraphQLField, getNamedType, isInterfaceType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { answerShape } from '../coverage/answer/answer-shape.ts'
import { loadContract } from '../load.ts'
import { isRedacted, Redaction } from './redact.ts'

const { schema } = loadContract()

/** Where the contract speaks of persons. */
const OF_PERSONS = /^schema\/(account\/|session\.|checkout\.|membership\/gifts\.)/

/** Texts and days there that tell of nobody: names of things that the shop sells or does, and instants without a name beside them. */
const NOT_PERSONAL = [
  'AccountDeleted.deletedAt',
  'DeliveryOption.earliest',
  'DeliveryOption.latest',
  'DeliveryOption.name',
  'GiftRedeemed.name',
  'GiftRedeemed.termEndsAt',
  'LoginRejected.retryAt',
  'Order.deliveryMethodName',
  'Order.earliestDelivery',
  'Order.latestDelivery',
  'Order.placedAt',
  'OrderLine.brandName',
  'OrderLine.sku',
  'OrderLine.subTitle',
  'OrderLine.title',
  'OrderedMembership.name',
  'OrderedMembership.sku',
  'OrderedMembership.startsAt',
  'OrderedMembership.termEndsAt',
  'PasswordChanged.changedAt',
  'PaymentOption.description',
  'Account.registrationDateTime',
  'Referral.codeExpiredAt',
  'Referral.currencySymbol',
  'ReferralInvitation.currencySymbol',
  'ReferredFriend.invitedAt',
  'ReferredFriend.orderedAt',
  'SessionStarted.expiresAt',
  'Shipment.carrier',
  'Shipment.estimatedDelivery',
  'ShipmentEvent.at',
  'SignInCodeRejected.retryAt',
  'SignInCodeSent.expiresAt',
  'User.deliveryType',
  'User.registrationDateTime',
  'UserMembership.name',
  'UserMembership.value',
  'UserProfile.prompts',
]

const isText = ({ type }: GraphQLField<unknown, unknown>): boolean => ['String', 'Date', 'DateTime'].includes(getNamedType(type).name)

test('every text and day that an account, a session, a checkout or a referral answers is replaced, or is named as nobody’s', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({ astNode }) => OF_PERSONS.test(astNode?.loc?.source.name ?? ''))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(isText)
        .map(({ name }) => `${type.name}.${name}`),
    )
  expect(fields.length).toBeGreaterThan(60)
  expect(fields.filter((field) => !isRedacted(field)).sort()).toEqual(NOT_PERSONAL.toSorted())
})

/** An answer to a document without the personal data of a shopper. */
function redacted(document: string, data: unknown): unknown {
  const redaction = new Redaction()
  redaction.take(answerShape(schema, parse(document)), data)
  return redaction.redacted(data)
}

test('a region, a card and its label, and an invitation tell of nobody any more; other numbers stay', () => {
  const addresses = [{ region: 'Kent' }, { region: 'NY' }]
  expect(redacted('{ addressBook { addresses { region } } }', { addressBook: { addresses } })).toEqual({
    addressBook: { addresses: [{ region: 'County1' }, { region: 'CA' }] },
  })
  const card = { label: 'Card ending 1234', lastFour: '1234', expiryMonth: 3, expiryYear: 2027 }
  expect(
    redacted('{ paymentDetails { methods { label lastFour expiryMonth expiryYear } } }', { paymentDetails: { methods: [card] } }),
  ).toEqual({
    paymentDetails: { methods: [{ label: 'Card ending 4242', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 }] },
  })
  const invitation = { code: 'ANNIKA77', sentBy: 'Annika', leastSpend: 3 }
  expect(redacted('{ referralInvitation(code: "x") { code sentBy leastSpend } }', { referralInvitation: invitation })).toEqual({
    referralInvitation: { code: 'FRIEND1', sentBy: 'First1', leastSpend: 3 },
  })
})
