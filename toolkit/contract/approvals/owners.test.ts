import { expect, it } from 'vitest'
import { treeReader } from '../agree/agreed-contract.ts'
import { PROJECT_ROOT } from '../load.ts'
import { readOwners, withoutOwners } from './owners.ts'

const owners = readOwners(
  () => '# teams\n* @shop/web\n/schema/ @shop/api @shop/web # both\n/schema/b*.graphql @shop/basket-api @shop/web @shop/copy\n',
)

it('the last pattern that fits a file names its owners, each for the team that its name ends in', () => {
  expect(owners('schema/catalogue.graphql')).toEqual({ api: '@shop/api', web: '@shop/web' })
  expect(owners('schema/basket.graphql')).toEqual({ api: '@shop/basket-api', web: '@shop/web' })
  expect(owners('schema/content/blog.graphql')).toEqual({ api: '@shop/api', web: '@shop/web' })
  expect(owners('operations/a.graphql')).toEqual({ web: '@shop/web' })
})

it('a file without an owner in one team is told', () => {
  expect(withoutOwners(['schema/a.graphql', 'operations/a.graphql'], owners)).toEqual([
    '.github/CODEOWNERS  names nobody of api for operations/a.graphql',
  ])
})

it('without the file each team is called by its own name', () => {
  expect(readOwners(() => undefined)('schema/a.graphql')).toEqual({ api: 'api', web: 'web' })
})

it('this repository names both owners of the basket', () => {
  expect(readOwners(treeReader(PROJECT_ROOT))('schema/basket.graphql')).toEqual({
    api: '@ottilie/commerce-api',
    web: '@ottilie/commerce-web',
  })
})
