import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { loginCopy as copy } from '#app/messages/pages/login.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { loginInputEmail, loginInputPassword } from '#operations/__generated__/input-limits.ts'
import styles from './LoginPage.module.css'

type LoginPageProps = {
  store: Store
  /** First name of the logged-in shopper; undefined for a guest. */
  shopper: string | undefined
  /** Where to go after login; validated again on submit. */
  redirectTo: string | undefined
  error: 'rejected' | 'unavailable' | undefined
  /** What became of a request for a new password. */
  reset: keyof typeof copy.reset | undefined
  /** The email of the attempt that failed. */
  email: string | undefined
}

const scene = {
  src: '/images/scenes/journal-960.webp',
  srcSet: '/images/scenes/journal-480.webp 480w, /images/scenes/journal-960.webp 960w',
  sizes: '50vw',
  width: 960,
  height: 746,
  alt: '',
  paper: 'oxblood',
} as const

/** Login and logout: two plain forms that work without scripts. */
export function LoginPage({ store, shopper, redirectTo, error, reset, email }: LoginPageProps) {
  return (
    <>
      <PageHeader title={copy.title} lead={shopper === undefined ? copy.lead : formatMessage(copy.loggedIn, { name: shopper })} />
      <Container>
        <div className={styles.page}>
          <div className={styles.column}>
            {error && <Alert level="error">{copy[error]}</Alert>}
            {reset && <Alert level={reset === 'sent' ? 'success' : 'error'}>{copy.reset[reset]}</Alert>}
            {shopper === undefined ? (
              <>
                <form method="post" action="/api/session/login" className={styles.form}>
                  <HiddenFields store={store} redirectTo={redirectTo} />
                  <TextField
                    id="email"
                    name="email"
                    type="email"
                    autoComplete="username"
                    required
                    maxLength={loginInputEmail.maxLength}
                    label={copy.email}
                    {...(email && { defaultValue: email })}
                    {...(error === 'rejected' && { 'aria-invalid': true })}
                  />
                  <TextField
                    id="password"
                    name="password"
                    type="password"
                    autoComplete="current-password"
                    required
                    maxLength={loginInputPassword.maxLength}
                    label={copy.password}
                  />
                  <Button type="submit" size={56} wide>
                    {copy.submit}
                  </Button>
                  {/* Sends the email alone: the password need not be filled in. */}
                  <Button type="submit" variant="quiet" formAction="/api/session/password-reset" formNoValidate>
                    {copy.forgot}
                  </Button>
                </form>
                <p>
                  {copy.newHere} <TextLink href={storeHref(store, '/register')}>{copy.register}</TextLink>
                </p>
              </>
            ) : (
              <form method="post" action="/api/session/logout" className={styles.form}>
                <HiddenFields store={store} redirectTo={storeHref(store, '/')} />
                <Button type="submit" variant="secondary">
                  {copy.logout}
                </Button>
              </form>
            )}
          </div>
          <Picture {...scene} className={styles.picture} />
        </div>
      </Container>
    </>
  )
}

function HiddenFields({ store, redirectTo }: Pick<LoginPageProps, 'store' | 'redirectTo'>) {
  return (
    <>
      <input type="hidden" name="locale" value={store.locale} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
    </>
  )
}
