import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { agreedOperationsText } from '../../agree/agreed-contract.ts'
import { loadContract } from '../../load.ts'
import { release } from '../../release/release.ts'
import { type TestProject, testProject } from '../../test-project.ts'

/** The day of the small shop's agreement and release. */
export const AGREED_ON = '2026-11-21'

const DIRECTIVES = `directive @session(strategy: SessionStrategy!) on QUERY | MUTATION
directive @fetchPolicy(policy: ClientFetchPolicy!) on QUERY | MUTATION
directive @retry(rule: RetryRule!) on QUERY | MUTATION
enum SessionStrategy { NONE REDIRECT_TO_LOGIN }
enum ClientFetchPolicy { CACHE_FIRST NOT_CACHED }
enum RetryRule { SAFE NEVER }
`

const POLICY = '@session(strategy: NONE) @fetchPolicy(policy: CACHE_FIRST) @retry(rule: SAFE)'

/** A shop with two domains, their operations, routes, states, resolvers and fixtures: one of each thing that a change can hit. */
const FILES: Readonly<Record<string, string>> = {
  'schema/query.graphql': 'type Query\ntype Mutation\n',
  'schema/catalogue.graphql': `extend type Query {
  product(slug: String, sort: Sort): Product
  found(term: String): [Found!]!
}
type Product {
  id: ID!
  "What it is called."
  title: String!
  "A few words."
  tagline: String!
  price: Price!
  stock: Stock!
}
type Price { formatted: String! raw: Int! }
type Article { id: ID! headline: String! }
union Found = Product | Article
enum Stock { instock outofstock }
enum Sort { UP DOWN }
`,
  'schema/account.graphql': `extend type Query { me: User entitlements: [String!]! }
extend type Mutation { rename(input: NameInput!): User }
type User { id: ID! firstName: String! }
input NameInput { firstName: String! }
`,
  'operations/client-directives.graphql': DIRECTIVES,
  'operations/catalogue/getProduct.graphql': `query getProduct($slug: String) ${POLICY} {
  product(slug: $slug) {
    id
    title
    tagline
    price {
      formatted
    }
    stock
  }
}
`,
  'operations/catalogue/search.graphql': `query search ${POLICY} {
  found(term: "lip") {
    ... on Product {
      title
    }
  }
}
`,
  'operations/account/getMe.graphql': `query getMe ${POLICY} {\n  me {\n    firstName\n  }\n}\n`,
  'operations/account/entitlements.graphql': `query entitlements ${POLICY.replace('NONE', 'REDIRECT_TO_LOGIN')} {\n  entitlements\n}\n`,
  'operations/account/rename.graphql': `mutation rename($input: NameInput!) ${POLICY} {\n  rename(input: $input) {\n    id\n  }\n}\n`,
  'app/features/product/product-data.ts':
    "import { GetProductDocument } from '#operations/__generated__/operations.ts'\nexport const product = GetProductDocument\n",
  'app/features/product/ProductPage.tsx': "import { product } from './product-data.ts'\nexport const page = product\n",
  'app/[locale]/product-route.tsx': "import { page } from '#app/features/product/ProductPage.tsx'\nexport const route = page\n",
  'app/[locale]/(shared)/products/[slug]/page.tsx': "export { route } from '../../../product-route.tsx'\n",
  'app/[locale]/per-request/products/[slug]/page.tsx': "export { route } from '../../../product-route.tsx'\n",
  'app/platform/me.ts':
    "import { GetMeDocument, EntitlementsDocument } from '#operations/__generated__/operations.ts'\nexport const me = [GetMeDocument, EntitlementsDocument]\n",
  'app/[locale]/layout.tsx': "import { me } from '#app/platform/me.ts'\nexport const layout = me\n",
  'app/api/variants/route.ts': "import { product } from '../../features/product/product-data.ts'\nexport const GET = product\n",
  'mock-server/contract/catalogue/product-model.ts':
    "export const model = (record: { tagline: string }) => ({\n  tagline: record.tagline,\n  stock: 'outofstock',\n})\n",
  'mock-server/contract/account/shopper.ts':
    'export const shopper = (identity: { firstName: string }) => ({ firstName: identity.firstName })\n',
  'fixtures/catalogue/products.ts': "export const products = [\n  { title: 'Ribbon', tagline: 'It lasts.' },\n]\n",
  'fixtures/scenarios/states/states.ts': `export const stateSpace = {
  products: [{ key: 'lipstick', states: [{ state: 'in stock', asks: [{ operation: 'getProduct' }] }, { state: 'a search', asks: [{ operation: 'search' }] }] }],
  screens: [{ key: 'product', states: [{ state: 'guest', screen: { path: '/products/ribbon' } }, { state: 'home', screen: { path: '/' } }] }],
}
`,
  'operations/account/UserFields.graphql': '',
  '.github/CODEOWNERS': '* @shop/api @shop/web\n/schema/catalogue.graphql @shop/catalogue-api @shop/catalogue-web\n',
}

/** The small shop on disk, agreed and released as shop@1.0.0. `change` replaces a text of a file, which must occur in it. */
export function smallShop(): TestProject & { change: (file: string, from: string, to: string) => void } {
  const project = testProject({ ...FILES, 'operations/account/getMe.graphql': FILES['operations/account/getMe.graphql'] ?? '' })
  const contract = loadContract(project.root)
  writeFileSync(join(project.root, 'schema/agreed.graphql'), contract.sdl)
  writeFileSync(join(project.root, 'operations/agreed.graphql'), agreedOperationsText(contract))
  const kept = release(project.root, { app: 'shop@1.0.0', date: AGREED_ON })
  if (!kept.ok) throw new Error(kept.text)
  return {
    ...project,
    change: (file, from, to) => {
      const text = project.read(file)
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
      project.write(file, text.replaceAll(from, to))
    },
  }
}
