import { Kind, parse, print, visit } from 'graphql'
import { expect, test } from 'vitest'
import { operation } from '#mock-server/test.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'

/** An operation's kind, name and variables, as written. */
function signature(name: string): string {
  const definition = parse(operation(name)).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (!definition) throw new Error(`The document ${name} holds no operation.`)
  const variables = (definition.variableDefinitions ?? []).map((variable) => print(variable))
  const list = variables.length > 0 ? `(${variables.join(', ')})` : ''
  return `${definition.operation} ${definition.name?.value}${list}`
}

test.each([
  [
    'getPlp',
    'query getPlp($categoryUrlPath: String!, $filters: [FilterInput!]!, $pagination: PaginationInput, $sort: ListingSort, $isTypicalJourney: Boolean!, $marketingTilesPath: String, $branchName: String!, $staged: Boolean!) [OP-CAT-01]',
  ],
  ['addWishlistItemBySKU', 'mutation addWishlistItemBySKU($sku: String!) [OP-WISH-01]'],
  ['removeWishlistItemBySKU', 'mutation removeWishlistItemBySKU($sku: String!) [OP-WISH-03]'],
  ['getOrderItAgainProducts', 'query getOrderItAgainProducts($orderItAgainInput: OrderItAgainInput) [OP-WISH-06]'],
  ['removeMyReplenishmentProduct', 'mutation removeMyReplenishmentProduct($sku: String!) [OP-WISH-09]'],
  [
    'membershipManagementFlow',
    'mutation membershipManagementFlow($branchName: String!, $preview: Boolean!, $flow: String!, $data: MembershipManagementSubmitData) [OP-MEM-01]',
  ],
  ['entitlements', 'query entitlements [OP-MEM-11]'],
  ['getPromotionalBanner', 'query getPromotionalBanner($branchName: String! = "master", $preview: Boolean! = false) [OP-CMS-03]'],
  ['getSkinnyBannerContent', 'query getSkinnyBannerContent($branchName: String!, $preview: Boolean!) [OP-CMS-06]'],
  ['getMemberSkinnyBannerContent', 'query getMemberSkinnyBannerContent($branchName: String!, $preview: Boolean!) [OP-CMS-08]'],
  ['contentByEntryId', 'query contentByEntryId($entryId: ID!, $branchName: String!, $preview: Boolean!, $params: JsonObject) [OP-CMS-10]'],
  [
    'contentByEntryIds',
    'query contentByEntryIds($entryIds: [ID!]!, $branchName: String!, $preview: Boolean!, $params: JsonObject) [OP-CMS-11]',
  ],
  [
    'contentBySlug',
    'query contentBySlug($slug: String!, $contentType: ContentType!, $branchName: String!, $preview: Boolean!, $params: JsonObject) [OP-CMS-12]',
  ],
  [
    'addEmailContact',
    'mutation addEmailContact($email: String!, $country: Store!, $source: String! = "Email Footer") [OP-NEWS-02, OP-NEWS-03]',
  ],
])('%s is sent as %s', (name, expected) => {
  expect(signature(name)).toBe(expected.slice(0, expected.indexOf(' [OP-')))
})

test('every variable of getPlp reaches the field of its name [OP-CAT-01]', () => {
  const taken: string[] = []
  visit(parse(operation('getPlp')), {
    Argument: ({ name, value }) => void (value.kind === Kind.VARIABLE && taken.push(`${name.value}: $${value.name.value}`)),
  })
  const names = ['categoryUrlPath', 'filters', 'pagination', 'sort', 'isTypicalJourney', 'marketingTilesPath', 'branchName', 'staged']
  expect(taken).toEqual(names.map((name) => `${name}: $${name}`))
})

test('who is not logged in is led to the login by removeMyReplenishmentProduct [OP-WISH-09]', () => {
  expect(operationPolicies.removeMyReplenishmentProduct.session).toBe('REDIRECT_TO_LOGIN')
})
