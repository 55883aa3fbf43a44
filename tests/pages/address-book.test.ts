import { describe, expect, test, vi } from 'vitest'
import { linksOf, type PageVisitor, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const BOOK = '/account/address-book'
const MEMBER = 'shopper=annual-member'
const typed = {
  locale: 'en-GB',
  edit: 'new',
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '12 Analytical Row',
  city: 'London',
  postalCode: 'se15 3qn',
}

const cards = (page: Document) => shownTexts(page, 'main .address-lines')
const idIn = (page: Document, at: number) =>
  page.querySelectorAll('main .address-card')[at]?.querySelector<HTMLInputElement>('input[name="id"]')?.value ?? ''
/** The page that a post leads to. */
const after = async (shopper: PageVisitor, { to }: { to: string }) => shopper.page(to)

describe('the address book', () => {
  test.each([
    ['en-GB', '17 Harbour View'],
    ['en-US', '1200 Lake Avenue'],
  ])('shows the addresses, the one that is used first at the top, in %s [ROUTE-49, ACCOUNT-25]', async (store, line1) => {
    const page = await shownPage(`store=${store}&${MEMBER}`, BOOK)
    expect(shownTexts(page, 'main h1')).toEqual(['Address book'])
    expect(cards(page)).toHaveLength(2)
    expect(cards(page)[0]).toContain(line1)
    expect(shownTexts(page, 'main .address-default')).toEqual(['Used first at checkout'])
  })

  test('says that it is empty, and takes the first address, which is used first', async () => {
    const shopper = await visitor('shopper=non-member')
    const empty = await shopper.page(BOOK)
    expect(shownTexts(empty, 'main h2')).toContain('No addresses yet')
    expect(linksOf(empty, 'main a')['Add an address']).toBe(`${BOOK}?edit=new`)
    const page = await after(shopper, await shopper.post('/api/account/addresses', typed))
    expect(shownText(page.querySelector('main [role="status"]'))).toContain('Address saved')
    expect(cards(page)).toEqual(['Ada Lovelace12 Analytical RowLondonSE15 3QN'])
    expect(page.querySelectorAll('main .address-default')).toHaveLength(1)
  })

  test.each([
    ['a postcode that is none', { ...typed, postalCode: 'nowhere' }, 'address-book.postalCode.INVALID', 'Enter a full UK postcode'],
    ['no street', { ...typed, line1: ' ' }, 'address-book.line1.REQUIRED', 'Enter the house and the street.'],
    ['a post office box', { ...typed, line1: 'PO Box 12' }, 'address-book.line1.ADDRESS_NON_DELIVERABLE', ''],
  ])('is not changed by %s, and keeps what was typed', async (_what, fields, error, words) => {
    const shopper = await visitor(MEMBER)
    const { to } = await shopper.post('/api/account/addresses', fields)
    expect(to).toBe(`${BOOK}?edit=new&error=${error}#address-book-problems`)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('#address-book-problems'))).toContain(words)
    expect(page.querySelector<HTMLInputElement>('#address-book-city')?.value).toBe('London')
    expect(cards(await shopper.page(BOOK))).toHaveLength(2)
  })

  test('asks for the state in the US store', async () => {
    const shopper = await visitor(`store=en-US&${MEMBER}`)
    const { to } = await shopper.post('/api/account/addresses', { ...typed, locale: 'en-US', city: 'Boston', postalCode: '02110' })
    expect(to).toBe(`/us${BOOK}?edit=new&error=address-book.region.REQUIRED#address-book-problems`)
  })

  test('changes an address, whose form begins with what it is', async () => {
    const shopper = await visitor(MEMBER)
    const second = idIn(await shopper.page(BOOK), 1)
    const form = await shopper.page(`${BOOK}?edit=${second}`)
    expect(form.querySelector<HTMLInputElement>('#address-book-line1')?.value).toBe('Quayside Studios')
    const page = await after(
      shopper,
      await shopper.post('/api/account/addresses', { ...typed, edit: second, line1: '1 New Street', isDefault: 'true' }),
    )
    expect(cards(page)[0]).toContain('1 New Street')
    expect(cards(page)).toHaveLength(2)
  })

  test('makes another address the first', async () => {
    const shopper = await visitor(MEMBER)
    const second = idIn(await shopper.page(BOOK), 1)
    const page = await after(shopper, await shopper.post('/api/account/addresses/default', { locale: 'en-GB', id: second }))
    expect(cards(page)[0]).toContain('Quayside Studios')
  })

  test('takes an address off, and puts it back as it was, the first included', async () => {
    const shopper = await visitor(MEMBER)
    const before = await shopper.page(BOOK)
    const gone = await after(shopper, await shopper.post('/api/account/addresses/remove', { locale: 'en-GB', id: idIn(before, 0) }))
    expect(cards(gone)).toEqual([cards(before)[1]])
    expect(gone.querySelector('#account-notification form[action="/api/account/addresses/restore"]')).not.toBeNull()
    expect(gone.querySelector('main')?.innerHTML).not.toContain('Harbour View')

    const back = await after(shopper, await shopper.post('/api/account/addresses/restore', { locale: 'en-GB' }))
    expect(cards(back)).toEqual(cards(before))
    const twice = await shopper.post('/api/account/addresses/restore', { locale: 'en-GB' })
    expect(twice.to).toBe(`${BOOK}?failed=GONE`)
    expect(shownText((await shopper.page(twice.to)).querySelector('main [role="alert"]'))).toContain('can’t be undone any more')
  })

  test.each([
    ['/api/account/addresses/default', {}],
    ['/api/account/addresses/remove', {}],
    ['/api/account/addresses/restore', { locale: 'xx' }],
  ] as const)('says that nothing was changed when %s makes no sense', async (action, fields: Record<string, string>) => {
    const shopper = await visitor(MEMBER)
    const { to } = await shopper.post(action, { locale: 'en-GB', ...fields })
    expect(to).toBe(`${BOOK}?failed=UNAVAILABLE`)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain('Your address book didn’t change')
    expect(cards(page)).toHaveLength(2)
  })

  test('that is full says so, and takes no more', async () => {
    const shopper = await visitor('uk-address-book-full')
    const page = await shopper.page(BOOK)
    expect(cards(page)).toHaveLength(20)
    expect(shownText(page.querySelector('main'))).toContain('it holds 20 addresses')
    expect(linksOf(page, 'main a')['Add an address']).toBeUndefined()
    const { to } = await shopper.post('/api/account/addresses', typed)
    expect(shownText((await shopper.page(to)).querySelector('#address-book-problems'))).toContain('Your address book is full.')
  })

  test('says that an address is no longer there', async () => {
    const page = await shownPage(MEMBER, `${BOOK}?edit=address-long-gone`)
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain('This address is no longer in your book.')
  })

  test('says that it cannot be had', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage(`${MEMBER}&fault=getAddressBook;status=503`, BOOK)
    expect(warned).toHaveBeenCalled()
    expect(linksOf(page, 'main [role="alert"] a')).toEqual({ 'Try again': BOOK })
  })
})
