import { type FormDescription } from '#app/platform/forms/describe-form.ts'
import { wordedForm } from '#app/platform/forms/shown-form.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'

/** The props of a route whose page has a form. */
export type FormRouteProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What a page with a form is rendered from. */
export async function formRoute<Name extends string>(form: FormDescription<Name>, { params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const query = await searchParams
  const shopper = await pageShopper(pageRequest)
  const redirectTo = typeof query['redirectTo'] === 'string' ? safeRedirect(query['redirectTo'], '') : ''
  return {
    pageRequest,
    query,
    store: pageRequest.store,
    /** First name of the logged-in shopper. */
    shopper: shopper?.firstName,
    redirectTo: redirectTo === '' ? undefined : redirectTo,
    shown: await wordedForm(form, query, pageRequest.store.locale),
  }
}
