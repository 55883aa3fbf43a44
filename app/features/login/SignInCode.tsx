import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { Form } from '#app/design-system/form/Form.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { enterCodeCopy, sendCodeCopy } from '#app/messages/forms/sign-in-code.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { loginForm } from '#app/platform/forms/account-forms.ts'
import { enterCodeForm, sendCodeForm } from '#app/platform/forms/descriptions/sign-in-code.ts'
import { shownFields } from '#app/platform/forms/shown-fields.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { LoginFrame } from './LoginFrame.tsx'
import { type GuestPageProps, hrefTo, LoggedIn } from './pages.tsx'

/** Asks for the email that a code is sent to. Like the checkout's forms it is checked by the server alone. */
export function SendCodePage({ store, shown, redirectTo, shopper }: GuestPageProps) {
  if (shopper !== undefined) return <LoggedIn store={store} shopper={shopper} redirectTo={redirectTo} />
  const { summary, field } = shownFields(sendCodeForm, shown, store.locale)
  return (
    <LoginFrame title={sendCodeCopy.title} lead={sendCodeCopy.lead}>
      <Form
        {...posted(sendCodeForm.id, '/api/session/send-code')}
        label={sendCodeCopy.title}
        summary={{ ...summary, attempt: 0 }}
        submit={sendCodeCopy.submit}
        pendingLabel={sendCodeCopy.pending}
        beside={
          <TextLink standalone href={hrefTo(store, loginForm.page, redirectTo)}>
            {sendCodeCopy.password}
          </TextLink>
        }
      >
        <Hidden store={store} redirectTo={redirectTo} />
        <TextField {...field('email')} {...EMAIL} />
      </Form>
    </LoginFrame>
  )
}

/** Takes the code, and sends another one. The email is asked for only where it is not known any more. */
export function EnterCodePage({ store, shown, redirectTo, shopper }: GuestPageProps) {
  if (shopper !== undefined) return <LoggedIn store={store} shopper={shopper} redirectTo={redirectTo} />
  const { summary, field } = shownFields(enterCodeForm, shown, store.locale)
  const { email } = shown.values
  return (
    <LoginFrame title={sendCodeCopy.title} lead={enterCodeCopy.lead}>
      {shown.problems.length === 0 && (
        <Alert level="success">{email === undefined ? enterCodeCopy.sentAnywhere : formatMessage(enterCodeCopy.sent, { email })}</Alert>
      )}
      <Form
        {...posted(enterCodeForm.id, '/api/session/login-code')}
        label={sendCodeCopy.title}
        summary={{ ...summary, attempt: 0 }}
        submit={enterCodeCopy.submit}
        pendingLabel={enterCodeCopy.pending}
      >
        <Hidden store={store} redirectTo={redirectTo} />
        <input type="hidden" name="sent" value="1" />
        {email === undefined ? <TextField {...field('email')} {...EMAIL} /> : <input type="hidden" name="email" value={email} />}
        <TextField {...field('passcode')} type="text" inputMode="numeric" autoCapitalize="none" spellCheck={false} />
      </Form>
      {email !== undefined && (
        <form role="none" method="post" action="/api/session/send-code">
          <Hidden store={store} redirectTo={redirectTo} />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" variant="secondary">
            {enterCodeCopy.again}
          </Button>
        </form>
      )}
      <p>
        <TextLink standalone href={hrefTo(store, sendCodeForm.page, redirectTo)}>
          {enterCodeCopy.other}
        </TextLink>
      </p>
    </LoginFrame>
  )
}

const EMAIL = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const

function posted(id: string, action: string) {
  // The server's messages say more than the browser's bubbles, and are read with the fields.
  return { id, action, method: 'post', noValidate: true, pending: false } as const
}

function Hidden({ store, redirectTo }: { store: Store; redirectTo: string | undefined }) {
  return (
    <>
      <input type="hidden" name="locale" value={store.locale} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
    </>
  )
}
