import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import {
  forgotPasswordCopy,
  guestDetailsCopy,
  loginCopy,
  registerCopy,
  resetPasswordCopy,
  signInCopy,
} from '#app/messages/forms/account-forms.ts'
import { sendCodeCopy } from '#app/messages/forms/sign-in-code.ts'
import { formatMessage, messageParts } from '#app/platform/copy/format-message.ts'
import { forgotPasswordForm, loginForm, registerForm } from '#app/platform/forms/account-forms.ts'
import { sendCodeForm } from '#app/platform/forms/descriptions/sign-in-code.ts'
import type { WordedForm } from '#app/platform/forms/shown-form.ts'
import { legalPaths } from '#app/platform/store/legal-paths.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AccountForm } from './AccountForm.client.tsx'
import { LoginFrame } from './LoginFrame.tsx'

type PageProps = {
  store: Store
  shown: WordedForm
  /** Where to go afterwards; validated again on submit. */
  redirectTo?: string | undefined
}

export type GuestPageProps = PageProps & {
  /** First name of the logged-in shopper; undefined for a guest. */
  shopper: string | undefined
}

/** Login, and logout for whoever is logged in. */
export function LoginPage({
  store,
  shown,
  redirectTo,
  shopper,
  isReset,
  hasEnded,
}: GuestPageProps & { isReset: boolean; hasEnded: boolean }) {
  if (shopper !== undefined) return <LoggedIn store={store} shopper={shopper} redirectTo={redirectTo} />
  return (
    <LoginFrame title={loginCopy.title} lead={loginCopy.lead}>
      {hasEnded && <Alert level="info">{loginCopy.sessionEnded}</Alert>}
      {isReset && <Alert level="success">{loginCopy.isReset}</Alert>}
      <AccountForm
        which="login"
        locale={store.locale}
        shown={shown}
        redirectTo={redirectTo}
        beside={
          <>
            <TextLink standalone href={storeHref(store, forgotPasswordForm.page)}>
              {loginCopy.forgot}
            </TextLink>
            <TextLink standalone href={hrefTo(store, sendCodeForm.page, redirectTo)}>
              {sendCodeCopy.submit}
            </TextLink>
          </>
        }
      />
      <p>
        {loginCopy.newHere} <TextLink href={hrefTo(store, registerForm.page, redirectTo)}>{loginCopy.register}</TextLink>
      </p>
    </LoginFrame>
  )
}

/** Signing in step by step: the email first (open point A210). */
export function SignInPage({ store, shown, redirectTo, shopper, hasEnded }: GuestPageProps & { hasEnded: boolean }) {
  if (shopper !== undefined) return <LoggedIn store={store} shopper={shopper} redirectTo={redirectTo} />
  return (
    <LoginFrame title={signInCopy.title} lead={signInCopy.lead}>
      {hasEnded && <Alert level="info">{loginCopy.sessionEnded}</Alert>}
      <AccountForm which="signIn" locale={store.locale} shown={shown} redirectTo={redirectTo} />
    </LoginFrame>
  )
}

/** Registration. Whoever has an account already is offered the login, which has the email already. */
export function RegisterPage({ store, shown, redirectTo, shopper }: GuestPageProps) {
  if (shopper !== undefined) return <LoggedIn store={store} shopper={shopper} redirectTo={redirectTo} />
  const login = hrefTo(store, loginForm.page, redirectTo)
  const terms = { href: storeHref(store, legalPaths.terms), text: registerCopy.termsLink }
  const privacy = { href: storeHref(store, legalPaths.privacy), text: registerCopy.privacyLink }
  return (
    <LoginFrame title={registerCopy.title} lead={registerCopy.lead}>
      <AccountForm
        which="register"
        locale={store.locale}
        shown={shown}
        redirectTo={redirectTo}
        instead={{ codes: ['USER_EXISTS_ERROR'], text: registerCopy.logInInstead, href: login }}
        terms={<p>{linked(registerCopy.terms, { terms, privacy })}</p>}
      />
      <p>
        {registerCopy.known} <TextLink href={login}>{registerCopy.login}</TextLink>
      </p>
    </LoginFrame>
  )
}

/** The details of somebody who orders without an account. */
export function GuestDetailsPage({ store, shown }: PageProps) {
  const checkout = storeHref(store, '/checkout')
  return (
    <LoginFrame title={guestDetailsCopy.title} lead={guestDetailsCopy.lead}>
      <p>
        {linked(guestDetailsCopy.instead, {
          login: { href: hrefTo(store, loginForm.page, checkout), text: guestDetailsCopy.login },
          register: { href: hrefTo(store, registerForm.page, checkout), text: guestDetailsCopy.register },
        })}
      </p>
      <AccountForm which="guestDetails" locale={store.locale} shown={shown} />
    </LoginFrame>
  )
}

/** Asks for a link to a new password. The answer is the same for a known and an unknown email. */
export function ForgotPasswordPage({ store, shown, isSent }: PageProps & { isSent: boolean }) {
  return (
    <LoginFrame title={forgotPasswordCopy.title} lead={forgotPasswordCopy.lead}>
      {isSent && <Alert level="success">{forgotPasswordCopy.sent}</Alert>}
      <AccountForm
        which="forgotPassword"
        locale={store.locale}
        shown={shown}
        beside={
          <TextLink standalone href={storeHref(store, loginForm.page)}>
            {forgotPasswordCopy.back}
          </TextLink>
        }
      />
    </LoginFrame>
  )
}

/** Sets a new password by the link from the email. */
export function ResetPasswordPage({ store, shown }: PageProps) {
  return (
    <LoginFrame title={resetPasswordCopy.title} lead={resetPasswordCopy.lead}>
      <AccountForm
        which="resetPassword"
        locale={store.locale}
        shown={shown}
        instead={{
          codes: ['RESET_LINK_EXPIRED', 'RESET_LINK_USED', 'RESET_LINK_UNKNOWN', 'BAD_USER_INPUT'],
          text: resetPasswordCopy.newLink,
          href: storeHref(store, forgotPasswordForm.page),
        }}
      />
    </LoginFrame>
  )
}

/** Whoever is logged in already goes on, or signs out. */
export function LoggedIn({ store, shopper, redirectTo }: Omit<GuestPageProps, 'shown'> & { shopper: string }) {
  return (
    <LoginFrame title={loginCopy.title} lead={formatMessage(loginCopy.loggedIn, { name: shopper })}>
      <div>
        <ButtonLink href={redirectTo ?? storeHref(store, '/')}>{loginCopy.goOn}</ButtonLink>
      </div>
      <form method="post" action="/api/session/logout" aria-label={loginCopy.logout}>
        <input type="hidden" name="locale" value={store.locale} />
        <input type="hidden" name="redirectTo" value={storeHref(store, '/')} />
        <Button type="submit" variant="secondary">
          {loginCopy.logout}
        </Button>
      </form>
    </LoginFrame>
  )
}

/** A page of these, with where to go afterwards. */
export function hrefTo(store: Store, page: string, redirectTo: string | undefined): string {
  const href = storeHref(store, page)
  return redirectTo === undefined ? href : `${href}?${new URLSearchParams({ redirectTo })}`
}

/** A sentence with links in it. */
function linked(sentence: string, links: Readonly<Record<string, { href: string; text: string }>>): ReactNode {
  return messageParts<{ href: string; text: string }>(sentence, links).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part.href} href={part.href}>
        {part.text}
      </TextLink>
    ),
  )
}
