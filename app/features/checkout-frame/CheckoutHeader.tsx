import { Icon } from '#app/design-system/icon/Icon.tsx'
import { lock } from '#app/design-system/icon/icons.ts'
import { TaskSteps } from '#app/design-system/task-steps/TaskSteps.tsx'
import { checkoutFrameCopy as copy } from '#app/messages/checkout/frame.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import './checkout-frame.css'
import { type CheckoutStep, checkoutSteps } from './checkout-steps.ts'

/** The header of the pages from basket to order: it leads nowhere but home and back, so that nothing draws the eye from the order. */
export function CheckoutHeader({ store, step }: { store: Store; step: CheckoutStep }) {
  const isDone = step === 'CONFIRMATION'
  const hrefs: Partial<Record<CheckoutStep, string>> = isDone ? {} : { BASKET: storeHref(store, '/basket') }
  const steps = Object.keys(checkoutSteps) as CheckoutStep[]
  return (
    <header className="checkout-header">
      <div className="checkout-header-row">
        <a className="checkout-header-home" href={storeHref(store, '/')}>
          {brand.name}
        </a>
        <TaskSteps
          label={copy.steps}
          steps={steps.map((name) => ({ label: copy[name], ...(hrefs[name] && { href: hrefs[name] }) }))}
          current={steps.indexOf(step)}
          position={formatMessage(copy.position, { step: String(checkoutSteps[step]) })}
          doneLabel={copy.done}
        />
        <p className="checkout-header-secure">
          <Icon icon={lock} size={18} />
          {copy.secure}
        </p>
      </div>
    </header>
  )
}
