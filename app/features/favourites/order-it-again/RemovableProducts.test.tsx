// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DocumentNode } from 'graphql'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AccountNotificationProvider, useAccountNotification } from '#app/platform/account/account-notification.client.tsx'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { RemovableProducts } from './RemovableProducts.client.tsx'

const { change, complained, goTo } = vi.hoisted(() => ({
  complained: vi.fn<(message: string) => void>(),
  change: vi.fn<(document: DocumentNode, variables: { sku: string }) => Promise<unknown>>(),
  goTo: vi.fn<(href: string) => void>(),
}))
vi.mock('#app/platform/graphql/browser-client.ts', () => ({ change }))
vi.mock('#app/platform/window/go-to.ts', () => ({ goTo }))

const SUCCESS = "Successfully removed product, you won't see this again unless you reorder it"
const list = { path: '/account/favourites/order-it-again', asked: '1', total: 34, perPage: 32, style: 'bare' } as const

// Loaded with the first press: a busy machine takes longer than a test waits.
beforeAll(async () => void (await import('./settle-replenishment.client.ts')), 60_000)
beforeEach(() => {
  change.mockReset().mockResolvedValue({})
  goTo.mockReset()
  complained.mockReset()
  vi.spyOn(console, 'error').mockImplementation(complained)
})
afterEach(cleanup)

function show(names = ['Lipstick', 'Cream'], place: Partial<typeof list> | { total: number; asked?: string } = {}) {
  render(
    <AccountNotificationProvider>
      <Area />
      <RemovableProducts
        products={names.map((name) => ({
          sku: name.toUpperCase(),
          name,
          at: '2026-11-02T10:00:00.000Z',
          lastOrdered: 'Last ordered 2 November 2026',
          card: <h2>{name}</h2>,
        }))}
        locale="en-GB"
        list={{ ...list, ...place }}
      />
    </AccountNotificationProvider>,
  )
}
/** The area of the account's frame, as far as it matters here. */
function Area() {
  const notification = useAccountNotification().shown?.notification
  return (
    notification && (
      <div role={notification.type === 'error' ? 'alert' : 'status'}>
        {notification.header} {notification.message} {notification.action}
      </div>
    )
  )
}
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
/** Operations sent, with their skus. */
const sent = () =>
  change.mock.calls.map(([{ definitions }, { sku }]) => {
    const [definition] = definitions
    return `${definition?.kind === 'OperationDefinition' ? definition.name?.value : ''} ${sku}`
  })

test('a product leaves the list before the answer, which is then said [FAV-09, FAV-15, FAV-16]', async () => {
  const answer = Promise.withResolvers<unknown>()
  change.mockReturnValue(answer.promise)
  show()
  await remove('Lipstick')
  expect(shown()).toEqual(['Cream'])
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Displaying products 1 - 1 of 33')

  await act(async () => answer.resolve({}))
  expect(await screen.findByRole('status')).toHaveTextContent(SUCCESS)
  expect(sent()).toEqual(['removeMyReplenishmentProduct LIPSTICK'])
})

test('Undo brings the latest back to its place [FAV-09]', async () => {
  show(['Lipstick', 'Cream', 'Serum'])
  await remove('Cream')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Cream' }))
  expect(shown()).toEqual(['Lipstick', 'Cream', 'Serum'])
  expect(await screen.findByText(/The product is in your list again\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  expect(sent()).toEqual(['removeMyReplenishmentProduct CREAM', 'restoreMyReplenishmentProduct CREAM'])
})

test('a product whose removal fails comes back, with an error, and others stay removed [FAV-15, FAV-17]', async () => {
  show(['Lipstick', 'Cream', 'Serum'])
  await remove('Serum')
  change.mockRejectedValue(new RequestFailure('removeMyReplenishmentProduct', 'status'))
  await remove('Lipstick')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Something went wrong')
  expect(within(alert).queryByRole('button', { name: /Undo/ })).toBeNull()
  expect(shown()).toEqual(['Lipstick', 'Cream'])
  expect(complained).toHaveBeenCalledWith(expect.stringContaining('Could not remove a product of order it again'))
})

test('an Undo that fails says so, and the product stays removed', async () => {
  show()
  await remove('Cream')
  const undo = await screen.findByRole('button', { name: 'Undo Cream' })
  change.mockRejectedValue(new RequestFailure('restoreMyReplenishmentProduct', 'network'))
  await userEvent.click(undo)
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't bring the product back")
  expect(shown()).toEqual(['Lipstick'])
})

test('a session that has ended leads to the login and back, and nothing is said', async () => {
  history.replaceState(null, '', '/us/account/favourites/order-it-again?page=2')
  change.mockRejectedValue(new RequestFailure('removeMyReplenishmentProduct', 'errors', 'UNAUTHENTICATED'))
  show()
  await remove('Cream')
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  const to = new URL(goTo.mock.calls[0]?.[0] ?? '', 'http://shop.test')
  expect([to.pathname, to.searchParams.get('redirectTo'), to.searchParams.get('locale')]).toEqual([
    '/api/session/ended',
    '/us/account/favourites/order-it-again?page=2',
    'en-US',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with the last product of a page gone, it leads to the rest, if there is any', async () => {
  show(['Lipstick'])
  await remove('Lipstick')
  expect(screen.getByRole('link', { name: 'Show the rest' })).toHaveAttribute('href', `${list.path}?page=1`)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Displaying products 0 - 0 of 33')
  cleanup()
  show(['Lipstick'], { total: 1 })
  await remove('Lipstick')
  expect(shown()).toEqual(['You have removed everything on this page'])
  expect(screen.queryByRole('link', { name: 'Show the rest' })).toBeNull()
})
