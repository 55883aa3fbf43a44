import { Button } from '#app/design-system/button/Button.tsx'
import { joinCopy } from '#app/messages/pages/join.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'

type AddMembershipProps = {
  /** Id of the plan. */
  id: string
  name: string
  store: Store
  isPrimary?: boolean
}

/** Puts a plan into the basket, without scripts too. Not for whoever has one. */
export function AddMembership({ id, name, store, isPrimary = false }: AddMembershipProps) {
  return (
    <form role="none" method="post" action="/api/basket/membership" data-tier-only="typical">
      <input type="hidden" name="locale" value={store.locale} />
      <input type="hidden" name="membershipId" value={id} />
      <Button type="submit" wide variant={isPrimary ? 'primary' : 'secondary'}>
        {formatMessage(joinCopy(store.locale).add, { name })}
      </Button>
    </form>
  )
}
