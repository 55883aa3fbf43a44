import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { stickyWords } from '#app/messages/basket/summary.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { DeliveryMethod } from '#operations/__generated__/operations.ts'
import '../page/basket-page.css'

/** The methods that the summary switches between. */
const FASTER = 'Express'
const STANDARD = 'Standard'

type DeliveryChoiceProps = {
  /** The chosen method; 'None' is the standard one by default. */
  method: DeliveryMethod
  /** What delivers, for "(switch to standard {carrier})". */
  carrier: string
  /** True while a change is pending: a second press does nothing. */
  isPending: boolean
  onChoose: (method: DeliveryMethod) => void
}

/** Switches between express and standard delivery. Open point A69. */
export function DeliveryChoice({ method, carrier, isPending, onChoose }: DeliveryChoiceProps) {
  const isMounted = useMounted()
  const isFaster = method !== STANDARD && method !== 'None'
  return (
    <button
      type="button"
      className="basket-summary-switch"
      // Not `disabled` while pending: a disabled button loses the focus.
      aria-disabled={isPending || undefined}
      disabled={!isMounted}
      onClick={isPending ? undefined : () => onChoose(isFaster ? STANDARD : FASTER)}
    >
      {isFaster ? formatMessage(stickyWords.switchToStandard, { carrier }) : stickyWords.faster}
    </button>
  )
}
