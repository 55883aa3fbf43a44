import { readFile } from 'node:fs/promises'
import { expect, test } from 'compact/playwright'
import { addToBasket } from '#tests/harness/gestures/basket.ts'
import { fromMenu, hideSession, journalIsLive, openedShop, sessionPane, showSession, unfold } from '#tests/harness/gestures/gallery.ts'

// The gallery is the mock server's own first page.
test.use({ baseURL: process.env['MOCK_URL'] ?? 'http://localhost:4000' })

const product = '/products/satin-lip-balm'

test('a tester finds a scenario by its words and opens the shop in it', async ({ page, accessible }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'All scenarios' })).toBeVisible()
  const row = page.getByRole('button', { name: /^uk-staff-member / })
  await expect(row).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('staff memb')
  await row.click()

  await expect(page).toHaveURL(/[?&]q=staff\+memb&selection=uk-staff-member/)
  await expect(sessionPane(page).getByRole('heading', { name: 'uk-staff-member' })).toBeVisible()
  await expect(sessionPane(page).getByRole('region', { name: 'The session as JSON' })).toContainText('"userType": "member"')
  await accessible()
  const shop = await openedShop(page, page.getByRole('link', { name: 'Open in shop: uk-staff-member (new tab)' }))

  await expect(shop.locator('html')).toHaveAttribute('data-tier', 'member')
  await expect(page.getByText('In your shop')).toBeVisible()
})

test('a scenario that fits both stores opens in the one that is chosen', async ({ page }) => {
  await page.goto('/?q=notice-item-oos')
  await page.getByRole('radio', { name: 'US, USD' }).click()
  await expect(page.getByText(/scenarios?, US store/)).toBeVisible()
  const shop = await openedShop(page, page.getByRole('link', { name: /^Open in shop: notice-item-oos/ }).first())

  await expect(shop).toHaveURL(/\/us\/basket$/)
})

test('what a state puts into the browser’s storage is there when the shop opens', async ({ page }) => {
  await page.goto('/?group=Guest&tab=cookies&selection=uk-plus-member%26browser%3Dprompts-seen')
  await expect(sessionPane(page).getByRole('region', { name: 'Local storage' })).toContainText('UserPrompts')
  const shop = await openedShop(page, sessionPane(page).getByRole('link', { name: 'Open in shop (new tab)' }))

  expect(await shop.evaluate(() => localStorage.getItem('UserPrompts'))).toContain('DISCOVERY_JOURNEY_MODAL')
  expect(new URL(shop.url()).pathname + new URL(shop.url()).hash).toBe('/')
})

test('a developer composes a state, and a mistyped name is put right', { tag: '@phone' }, async ({ page, accessible, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?view=compose')
  await page.getByRole('button', { name: /Shopper/ }).click()
  await page.getByRole('searchbox', { name: 'Find shopper' }).fill('plus-member')
  await accessible()
  await page.keyboard.press('Enter')
  // The first Escape clears the search, the second closes the list.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Selection', { exact: true })).toHaveValue('shopper=plus-member')
  await page.getByLabel('Selection', { exact: true }).fill('shopper=plus-member&basket=at-limit')

  // In the canonical order and with the store included, so that equal states have equal text.
  await expect(page).toHaveURL(/selection=store%3Den-GB%26shopper%3Dplus-member%26basket%3Dat-limit/)
  await showSession(page)
  await expect(sessionPane(page).getByRole('heading', { name: 'store=en-GB&shopper=plus-member&basket=at-limit' })).toBeVisible()
  await hideSession(page)
  await page.getByRole('main').getByRole('button', { name: 'Copy for tests' }).click()

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe("test.use({ scenario: 'store=en-GB&shopper=plus-member&basket=at-limit' })")
  const shop = await openedShop(page, page.getByRole('main').getByRole('link', { name: 'Open in shop (new tab)' }))
  await expect(shop.getByRole('link', { name: /^Basket\s?, 5 items$/ })).toBeVisible()
})

test.describe('what is refused', () => {
  test.use({ expectedMessages: [{ text: /status of 400/, reason: 'the browser reports the refusal that the page shows' }] })

  test('a mistyped facet is said at the field, and the nearest name is a press away', async ({ page, accessible }) => {
    await page.goto('/?view=compose&selection=uk-plus-member')
    const field = page.getByLabel('Selection', { exact: true })
    await field.fill('uk-plus-member&basket=at-limitt')

    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await accessible()
    await page.getByRole('main').getByRole('button', { name: 'at-limit', exact: true }).click()
    await expect(field).toHaveValue('uk-plus-member&basket=at-limit')
    await expect(page.getByText('Valid, in the UK store.')).toBeVisible()
  })

  test('an edit that the contract forbids is said at the field, and changes nothing', async ({ page, accessible }) => {
    await page.goto('/?group=Guest&selection=uk-guest')
    await sessionPane(page).getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Layer').fill('{ "answers": { "BasketItem.quantity": "many" } }')
    await page.getByRole('button', { name: 'Apply' }).click()

    await expect(page.getByLabel('Layer')).toHaveAttribute('aria-invalid', 'true')
    await accessible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(sessionPane(page).getByText(/edited/)).toBeHidden()
  })

  test('a link to a scenario that is no more leads to the nearest', async ({ page, accessible }) => {
    await page.goto('/?group=Guest&selection=uk-plus-membre')
    await expect(sessionPane(page).getByRole('alert')).toContainText('uk-plus-membre')
    await accessible()
    await sessionPane(page).getByRole('button', { name: 'uk-plus-member', exact: true }).click()
    await expect(sessionPane(page).getByRole('heading', { name: 'uk-plus-member' })).toBeVisible()
  })
})

test('the journal shows what the shop asks while it asks it', async ({ page, accessible }) => {
  await page.goto('/?group=Guest&selection=uk-guest')
  await journalIsLive(page)
  const shop = await openedShop(page, sessionPane(page).getByRole('link', { name: 'Open in shop (new tab)' }))
  await shop.goto(new URL(product, shop.url()).href)
  await addToBasket(shop)
  const row = sessionPane(page).getByRole('button', { name: 'mutation addBasketItems' })
  await row.click()

  await expect(sessionPane(page).getByText('The browser')).toBeVisible()
  await expect(sessionPane(page).getByRole('region', { name: 'Variables of addBasketItems' })).toContainText('"quantity": 1')
  await expect(sessionPane(page).getByRole('region', { name: 'Answer to addBasketItems' })).toContainText('"items"')
  await accessible()
  // What the shop asks late would be listed again.
  await shop.close()
  await sessionPane(page).getByRole('button', { name: 'Clear' }).click()

  await expect(sessionPane(page).getByText('No requests yet.')).toBeVisible()
})

test.describe('events that were sent', () => {
  test.use({ scenario: 'uk-guest' })

  test('are marked as agreed or not, listed apart from requests, and copied as the line of a test', async ({
    page,
    context,
    world,
    accessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const properties = { sku: 'OT-RSL-07', quantity: 2, currency: 'GBP' }
    const batch = [
      { event: 'Product Added', properties },
      { event: 'Product Removed', properties: { ...properties, quantity: 'two' } },
    ]
    await page.request.post('/graphql', { data: { query: 'query openedAt { now }' } })
    const headers = { 'apollographql-client-name': 'ottilie-server' }
    expect((await page.request.post('/analytics/v1/batch', { headers, data: { batch } })).status()).toBe(202)

    const session = { selection: world.selection, world: (await world.inspect()).world }
    await page.goto(`/?group=Guest&${new URLSearchParams(session)}`)
    const pane = sessionPane(page)
    const rows = pane.getByRole('table', { name: 'Request journal' }).getByRole('button', { expanded: false })
    const show = (part: string) => pane.getByRole('radio', { name: part, exact: true }).click()
    await expect(rows).toHaveText(['query openedAt', 'analytics Product Added', 'analytics Product Removed'])
    await show('Requests')
    await expect(rows).toHaveText(['query openedAt'])
    await show('Events')
    await expect(rows).toHaveText(['analytics Product Added', 'analytics Product Removed'])

    const fact = (name: string) => pane.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
    await rows.filter({ hasText: 'Product Added' }).click()
    await expect(fact('As agreed')).toHaveText('Yes')
    await expect(fact('Asked by')).toHaveText("The shop's server")
    await accessible()
    await pane.getByRole('button', { name: 'Copy as test' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`await events.expectSent('Product Added', ${JSON.stringify(properties, null, 2)})`)
    await rows.filter({ hasText: 'Product Removed' }).click()
    await expect(fact('As agreed')).toHaveText(/^No\. quantity: .*expected number/)
    await expect(pane.getByRole('row', { name: /Product Removed/ }).first()).toContainText('Error')
  })
})

test('a fault that is switched on is met in the shop, and marked in the journal', async ({ page }) => {
  await page.goto('/?group=Guest&selection=uk-guest')
  await journalIsLive(page)
  await unfold(page, 'Faults')
  await page.getByRole('button', { name: 'Add a custom fault' }).click()
  await page.getByLabel('Fault', { exact: true }).fill('addBasketItems;status=502')
  await page.getByRole('button', { name: 'Add the fault' }).click()
  await expect(page.getByRole('list', { name: 'Custom faults' })).toContainText('addBasketItems;status=502')
  const shop = await openedShop(page, sessionPane(page).getByRole('link', { name: 'Open in shop (new tab)' }))
  await shop.goto(new URL(product, shop.url()).href)
  await shop
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()
    .click()

  const row = sessionPane(page)
    .getByRole('row', { name: /addBasketItems/ })
    .first()
  await expect(row).toContainText('Error 502')
  await row.getByRole('button').click()
  await expect(sessionPane(page).getByRole('table').getByText('addBasketItems;status=502')).toBeVisible()
  await page.getByRole('button', { name: 'Remove addBasketItems;status=502' }).click()
  await expect(page.getByRole('list', { name: 'Custom faults' })).toBeHidden()
})

test('a named fault is a switch, and the dialog for a fault of one’s own is accessible', { tag: '@phone' }, async ({
  page,
  accessible,
}) => {
  await page.goto('/?group=Guest&selection=uk-guest')
  await unfold(page, 'Faults')
  const fault = page.getByRole('switch', { name: /^Slow network/ })
  await expect(fault).toBeEnabled()
  await fault.focus()
  await page.keyboard.press('Space')
  await expect(fault).toBeChecked()
  await page.reload()
  await unfold(page, 'Faults')
  await expect(fault).toBeChecked()
  await expect(fault).toBeEnabled()
  await fault.press('Space')
  await expect(fault).not.toBeChecked()
  await page.getByRole('button', { name: 'Add a custom fault' }).click()
  await page.getByLabel('Fault', { exact: true }).fill('addBasketItems;status=502')
  await expect(page.getByRole('dialog', { name: 'Custom fault' })).toBeVisible()
  await accessible()
})

test('on a phone the groups are folded, the session is a sheet, and every live session can be reached', async ({ page, accessible }) => {
  await page.route('**/control/sessions?limit=*', (route) =>
    route.fulfill({ json: listOf(60, Number(new URL(route.request().url()).searchParams.get('limit'))) }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const groups = page.getByRole('group', { name: 'Scenarios' })
  await expect(groups.getByText('Guest', { exact: false }).first()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_500)
  await accessible()
  await showSession(page)
  const pane = sessionPane(page)
  await expect(pane.getByText('25 of 60')).toBeVisible()
  await pane.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(pane.getByText('50 of 60')).toBeVisible()
  await pane.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(pane.getByText('60 of 60')).toBeVisible()
  await expect(pane.getByRole('button', { name: 'Show more' })).toBeHidden()
  await hideSession(page)

  const row = groups.getByRole('button', { name: /^uk-guest / })
  await expect(row).toBeHidden()
  await groups.locator('summary').first().press('Enter')
  await row.press('Enter')
  await expect(pane.getByRole('heading', { name: 'uk-guest' })).toBeVisible()
  await expect(pane).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()
  await expect(row).toBeFocused()
  // What a search finds is not folded.
  await page.getByRole('searchbox').fill('staff memb')
  await expect(groups.getByRole('button', { name: /^uk-staff-member / })).toBeVisible()
})

/** The first sessions of a server that has `total`. */
function listOf(total: number, limit: number) {
  const row = (index: number) => ({
    id: `s${index}`,
    key: `s${index}`,
    selection: 'uk-guest',
    world: `w-${index}`,
    store: 'en-GB',
    requests: index,
  })
  return { total, bounds: {}, sessions: Array.from({ length: Math.min(total, limit) }, (_, index) => row(index)) }
}

test('the clock stands, is moved, set and let run', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/?group=Guest&selection=uk-plus-member')
  await unfold(page, 'Clock')
  const face = page.getByTitle('UTC')
  await expect(face).toHaveText('10:00:00')
  await page.getByRole('button', { name: '+1 h' }).click()
  await expect(face).toHaveText('11:00:00')
  await page.getByRole('button', { name: '+31 days' }).click()
  await expect(page.getByText('2 Apr 2026').last()).toBeVisible()
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await accessible()
  await page.getByLabel('Date and time').fill('2026-12-24T18:30:00')
  await page.getByRole('button', { name: 'Set the clock' }).click()
  await expect(face).toHaveText('18:30:00')
  await page.getByRole('radio', { name: 'Running' }).click()

  await expect(page.getByRole('radio', { name: 'Running' })).toBeChecked()
  await expect(face).not.toHaveText('18:30:00')
})

test('a session goes into a file, and comes back from it after a reset', async ({ page, accessible }) => {
  await page.goto('/?group=Guest&tab=basket&selection=uk-guest%26basket%3Done-item')
  const basket = sessionPane(page).getByRole('listitem')
  await basket.getByRole('button', { name: /^Increase / }).click()
  await expect(basket).toContainText('2')
  const download = page.waitForEvent('download')
  await fromMenu(page, 'Export session file')
  const path = await (await download).path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: expect.stringMatching(/^compact-session/) })
  await fromMenu(page, 'Reset session…')
  await accessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset session' }).click()
  await expect(basket.getByText('1', { exact: true })).toBeVisible()
  await fromMenu(page, 'Import session file…')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file', exact: true }).click()
  await (await choosing).setFiles(path)
  await accessible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Session restored.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(basket.getByText('2', { exact: true })).toBeVisible()
})

test('a session that is asked again from its file says whether it and its events are the same', async ({ page, accessible }) => {
  await page.goto('/?group=Guest&selection=uk-guest')
  await journalIsLive(page)
  const shop = await openedShop(page, sessionPane(page).getByRole('link', { name: 'Open in shop (new tab)' }))
  await shop.goto(new URL(product, shop.url()).href)
  await addToBasket(shop)
  await shop.close()
  await expect(sessionPane(page).getByRole('button', { name: 'mutation addBasketItems' })).toBeVisible()
  const download = page.waitForEvent('download')
  await fromMenu(page, 'Export session file')
  const file = await readFile(await (await download).path(), 'utf8')
  const replay = async (text: string) => {
    await fromMenu(page, 'Import session file…')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file', exact: true }).click()
    await (await choosing).setFiles({ name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByRole('radio', { name: 'Replay' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
  }
  await replay(file)
  await expect(page.getByText('The end state is the same.')).toBeVisible()
  await expect(page.getByText('The events are the same.')).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Done' }).click()

  // As if adding had been reported as removing when the file was written.
  await replay(file.replaceAll('Product Added', 'Product Removed'))
  await expect(page.getByText('The events differ.')).toBeVisible()
  await expect(page.getByText(/^Missing: Product Removed of request \d+, /)).toBeVisible()
  await expect(page.getByText(/^New: Product Added of request \d+, /)).toBeVisible()
})

test('an edit is taken back', async ({ page }) => {
  await page.goto('/?group=Guest&tab=flags&selection=uk-guest')
  const flag = sessionPane(page).getByRole('combobox').first()
  const before = await flag.inputValue()
  const other = await flag.locator('option').filter({ hasNotText: before }).first().innerText()
  await flag.selectOption(other)
  await expect(sessionPane(page).getByText(/, edited$/)).toBeVisible()
  await expect(flag).toHaveValue(other)
  await fromMenu(page, 'Undo the last change')

  await expect(flag).toHaveValue(before)
  await expect(sessionPane(page).getByText(/, edited$/)).toBeHidden()
})

test('everything is done with the keyboard alone', async ({ page }) => {
  await page.goto('/?group=Guest')
  await expect(page.getByRole('heading', { level: 1, name: 'Guest' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^uk-guest / })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: /^Search \d+ scenarios$/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^uk-guest / })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(sessionPane(page).getByRole('heading', { name: 'uk-guest' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Open in shop: uk-guest (new tab)' })).toBeFocused()
  await sessionPane(page).getByRole('tab', { name: 'Session' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(sessionPane(page).getByRole('tabpanel', { name: 'Basket' })).toBeVisible()
  await sessionPane(page).getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.type('reset')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL(/selection=uk-guest/)
  await page.goBack()
  await expect(page).not.toHaveURL(/selection=/)
})

test('resetting everything asks first', async ({ page, accessible }) => {
  await page.goto('/?group=Guest&selection=uk-guest')
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Reset every session?' })).toContainText('running tests')
  await accessible()
  // Not confirmed: the sessions of all other tests are on the same server.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

for (const { view, item, shown } of [
  { view: 'schema', item: 'BasketItem', shown: 'type BasketItem' },
  { view: 'operations', item: 'addBasketItems', shown: 'mutation addBasketItems' },
]) {
  test(`the contract's ${view} can be read`, async ({ page, accessible }) => {
    await page.goto(`/?view=${view}`)
    await page.getByRole('searchbox').fill(item)
    await page.getByRole('link', { name: new RegExp(`^${item} `) }).click()
    await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await accessible()
  })
}

test('a tester sees where each step of a membership flow leads, and opens the shop at one of them', { tag: '@phone' }, async ({
  page,
  accessible,
}) => {
  await page.goto('/?view=flows')
  const first = page.getByRole('list', { name: 'Ways on from Why would you like to cancel?' })
  await expect(first.getByRole('listitem')).toHaveText([
    /^Continue .*What would have kept you\?$/,
    /^Keep my membership .*Good to have you$/,
  ])
  await accessible()
  const shop = await openedShop(page, page.getByRole('link', { name: 'Open in shop: A present, if you stay (new tab)' }))
  await expect(shop.getByRole('heading', { level: 2, name: 'A present, if you stay' })).toBeVisible()
})

test.describe(() => {
  test.use({ expectedMessages: [{ text: /status of 400/, reason: 'the selection is unknown on purpose' }] })

  test('a link into the shop that names no selection answers a page with large links', async ({ page, accessible }) => {
    await page.goto('/open?selection=uk-gest')
    await expect(page.getByRole('heading', { level: 1, name: 'This selection cannot be opened' })).toBeVisible()
    for (const link of await page.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await accessible()
  })
})

test('open points and changes are measured while one waits', async ({ page, accessible }) => {
  // The measurement asks the contract thousands of queries, which takes a busy machine most of a minute.
  test.setTimeout(300_000)
  await page.goto('/?view=open-points')
  await expect(page.getByRole('heading', { level: 2, name: /^Open point A/ }).first()).toBeVisible({ timeout: 240_000 })
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Checks' })).toBeVisible()
  await accessible()
})

test('a change is told with its domain, what it hits and what to do; what is long unfolds', async ({ page, accessible }) => {
  const place = (file: string, line: number) => ({ file, line })
  const change = {
    id: 'field-removed',
    level: 'breaking',
    element: 'BasketItem.quantity',
    message: 'The field was removed.',
    domain: 'basket',
    ...place('schema/basket/basket.graphql', 12),
    remedy: 'Keep it, and mark it as deprecated.',
    operations: ['getBasket', 'addBasketItems'],
    resolvers: [place('mock-server/contract/basket/basket.ts', 7)],
    fixtures: [place('fixtures/basket/record.ts', 3)],
  }
  const hit = {
    name: 'getBasket',
    ...place('operations/basket/getBasket.graphql', 1),
    clients: ['web', 'app'],
    importedBy: [place('app/features/basket/page/basket-page.ts', 5)],
    routes: ['/basket', '/checkout'],
    states: Array.from({ length: 8 }, (_, at) => `basket-${at + 1}`),
  }
  const report = {
    ok: false,
    draft: 'fewer-fields',
    parts: [{ name: 'compatibility', ok: false, summary: '1 breaking change', problems: ['BasketItem.quantity'] }],
    impact: { changes: [change], operations: [hit] },
  }
  await page.route('**/control/contract/changes', (route) =>
    route.fulfill({ json: { state: 'ready', startedAt: '2026-03-02T10:00:00.000Z', report } }),
  )
  await page.goto('/?view=changes')
  await expect(page.getByRole('status').filter({ hasText: 'change' })).toHaveText('1 change of the draft fewer-fields')
  const changes = page.getByRole('region', { name: 'basket', exact: true }).getByRole('listitem')
  await expect(changes).toContainText([/^breaking/])
  for (const words of [
    'schema/basket/basket.graphql:12',
    'The field was removed.',
    'What to do: Keep it, and mark it as deprecated.',
    'Answered by: mock-server/contract/basket/basket.ts:7',
    'From: fixtures/basket/record.ts:3',
  ])
    await expect(changes.getByText(words, { exact: true })).toBeVisible()
  await expect(changes.getByRole('link', { name: 'BasketItem.quantity' })).toHaveAttribute('href', /(?=.*view=schema)(?=.*item=BasketItem)/)
  await changes.getByText('Asked by 2 operations').click()
  await expect(changes.getByRole('link', { name: 'addBasketItems' })).toBeVisible()

  const hits = page.getByRole('region', { name: 'Operations that they hit' }).getByRole('listitem')
  await expect(hits.getByText('Sent by: web, app')).toBeVisible()
  await expect(hits.getByText('Imported by: app/features/basket/page/basket-page.ts:5')).toBeVisible()
  await expect(hits.getByText('Routes: /basket, /checkout')).toBeVisible()
  const rest = hits.getByText('basket-7, basket-8', { exact: true })
  await expect(rest).toBeHidden()
  await hits.getByText(/^States: basket-1, .* and 2 more$/).click()
  await expect(rest).toBeVisible()
  await expect(page.getByRole('region', { name: 'Checks' }).getByRole('listitem')).toHaveText(
    /^fails\s*compatibility\s*1 breaking change\s*BasketItem/,
  )
  await accessible()
})

for (const address of ['/?group=Guest', '/?view=compose&selection=uk-guest', '/?view=experiments', '/?view=coverage']) {
  test(`${address} is accessible on a desktop and on a phone, and nothing scrolls sideways on the narrowest screen`, async ({
    page,
    accessible,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await accessible()
    await page.setViewportSize({ width: 390, height: 844 })
    await accessible()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await widths(page)).toEqual([320])
  })
}

test('each tab of a session is accessible in its pane and in its sheet, which does not scroll sideways on the narrowest screen', async ({
  page,
  accessible,
}) => {
  await page.goto('/?group=Guest&selection=uk-guest%26basket%3Done-item')
  const tabs = sessionPane(page).getByRole('tab')
  await expect(tabs).toHaveText(['Session', 'Basket', 'Flags', 'Cookies', 'Steps'])
  for (const size of [undefined, { width: 390, height: 844 }]) {
    if (size) {
      await page.setViewportSize(size)
      await showSession(page)
    }
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await accessible()
    }
  }
  await page.setViewportSize({ width: 320, height: 700 })
  for (const tab of await tabs.all()) {
    await tab.click()
    expect(await widths(page)).toEqual([320, 320])
  }
})

/** The widths of what scrolls: the page, and the session's sheet where it is open, px. */
function widths(page: import('@playwright/test').Page): Promise<number[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('#session[data-shown]')].map(({ scrollWidth }) => scrollWidth),
  )
}
