import { Button } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { Container, Section } from '#app/design-system/page/Page.tsx'
import { invitationCopy } from '#app/messages/pages/invitation.ts'
import { INVITATION_PATH, INVITATION_QUERY } from '#app/platform/referral/referral-cookie.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { referralInvitationCode } from '#operations/__generated__/input-limits.ts'
import './invitation.css'

const copy = invitationCopy.enter

/** Where somebody enters a friend's code, and is told what it brings. */
export function CodeForm({ store }: { store: Store }) {
  return (
    <form aria-label={copy.label} action={storeHref(store, INVITATION_PATH)} className="invitation-code">
      <TextField
        id="invitation-code"
        name={INVITATION_QUERY}
        label={copy.label}
        hint={copy.hint}
        type="text"
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={referralInvitationCode.maxLength}
        joined={
          <Button type="submit" variant="secondary">
            {copy.submit}
          </Button>
        }
      />
    </form>
  )
}

/** The form with its heading, on the page that explains how referring works. */
export function EnterCode({ store }: { store: Store }) {
  return (
    <Container>
      <Section id="invitation-enter" heading={copy.heading}>
        <CodeForm store={store} />
      </Section>
    </Container>
  )
}
