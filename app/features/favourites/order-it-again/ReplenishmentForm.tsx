import type { ComponentProps } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { orderItAgainCopy as copy } from '#app/messages/products/order-it-again.ts'

type ReplenishmentFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  sku: string
  locale: string
  action: 'remove' | 'restore'
}

/** Removes a variant from order it again, or takes that back. Without scripts it posts and comes back to the page. */
export function ReplenishmentForm({ sku, locale, action, onSubmit, children }: ReplenishmentFormProps) {
  return (
    // Not a form to screen readers: it is one button, and a page of them would be a list of nameless forms.
    <form role="none" method="post" action="/api/favourites" data-replenishment={action} onSubmit={onSubmit}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  )
}

/** Takes a removal back. `name` is the product's, for screen readers, where it is known. */
export function UndoRemoval({ name, ...form }: Omit<ReplenishmentFormProps, 'action' | 'children'> & { name?: string | undefined }) {
  return (
    <ReplenishmentForm {...form} action="restore">
      <Button type="submit" variant="quiet" size={44}>
        {copy.undo} {name && <span className="visually-hidden">{name}</span>}
      </Button>
    </ReplenishmentForm>
  )
}
