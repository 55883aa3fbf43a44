import { expect, test } from 'compact/playwright'
import { membershipFooter } from '#tests/harness/gestures/banners.ts'
import { profileButton } from '#tests/harness/gestures/header.ts'

type Role = { role: string; clause: string; isLoggedIn: boolean; isMember: boolean }

const roles: readonly Role[] = [
  { role: 'guest', clause: 'ROLE-01', isLoggedIn: false, isMember: false },
  { role: 'non-member', clause: 'ROLE-02', isLoggedIn: true, isMember: false },
  { role: 'lapsed-member', clause: 'ROLE-03', isLoggedIn: true, isMember: false },
  { role: 'monthly-member', clause: 'ROLE-04', isLoggedIn: true, isMember: true },
  { role: 'annual-member', clause: 'ROLE-04', isLoggedIn: true, isMember: true },
  { role: 'plus-member', clause: 'ROLE-05', isLoggedIn: true, isMember: true },
  { role: 'staff-member', clause: 'ROLE-09', isLoggedIn: true, isMember: true },
  { role: 'trial-member', clause: 'ROLE-08', isLoggedIn: true, isMember: true },
]

for (const { store, prefix } of [
  { store: 'uk', prefix: '' },
  { store: 'us', prefix: '/us' },
]) {
  test.describe(`in the ${store} store`, () => {
    test.use({ scenario: `${store}-guest` })

    test('every role sees its own prices and header, on each page alike [ROLE-01, ROLE-02, ROLE-03, ROLE-04, ROLE-05, ROLE-07, ROLE-08, ROLE-09]', async ({
      page,
      context,
      session,
      baseURL,
    }) => {
      for (const { role, clause, isLoggedIn, isMember } of roles) {
        await test.step(`${role} [${clause}]`, async () => {
          const choose = { scenario: `${store}-${role}`, world: `${session?.world}-${role}` }
          await context.addCookies(Object.entries(choose).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
          const tier = isMember ? 'member' : 'typical'

          await page.goto(`${prefix}/products/ribbon-satin-lipstick`)
          await expect(page.locator('html')).toHaveAttribute('data-tier', tier)
          await expect(profileButton(page)).toBeVisible({ visible: isLoggedIn })
          await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ visible: !isLoggedIn })
          // No price of the lipstick is a guest's: beside the Member's Price stands the typical one.
          await expect(page.getByText(/^\(Non-member/).first()).toBeVisible({ visible: isMember })
          const card = page.getByRole('article').filter({ has: page.getByRole('term') })
          const labels = card.first().getByRole('term')
          const [first] = await labels.evaluateAll((terms) =>
            terms
              .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
              .map(({ textContent }) => textContent),
          )
          expect(first).toBe(isMember ? "Member's Price" : 'Typical Price')
          await expect(page.getByText('What you pay today')).toBeVisible({ visible: !isMember })
          await expect(membershipFooter(page)).toBeVisible({ visible: isMember })
          await expect
            .poll(async () => (await context.cookies()).find(({ name }) => name === 'user_segment')?.value)
            .toBe(isMember ? 'member' : 'nonmember')

          for (const path of ['/', '/basket']) {
            const answer = await context.request.get(`${prefix}${path}`)
            expect(await answer.text(), `${path} of a ${role}`).toContain(`data-own-tier="${tier}"`)
          }
        })
      }
    })
  })
}
