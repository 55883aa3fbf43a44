import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { stickyWords } from '#app/messages/basket/summary.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import styles from './BasketSummary.module.css'

/** The methods that the summary switches between, as the contract calls them. */
const FASTER = 'Express'
const STANDARD = 'Standard'

type DeliveryChoiceProps = {
  /** The method that is chosen; 'None' is the standard one, still open. */
  method: string
  /** Its name for shoppers. */
  carrier: string
  /** True while a method is on its way: a second press does nothing. */
  isPending: boolean
  onChoose: (method: string) => void
}

/** Switches between the faster delivery and the standard one. [SBASKET-07, SBASKET-08, A69] */
export function DeliveryChoice({ method, carrier, isPending, onChoose }: DeliveryChoiceProps) {
  const isMounted = useMounted()
  const isFaster = method !== STANDARD && method !== 'None'
  return (
    <button
      type="button"
      className={styles.switch}
      // Not `disabled` while pending: a disabled button drops the focus.
      aria-disabled={isPending || undefined}
      disabled={!isMounted}
      onClick={isPending ? undefined : () => onChoose(isFaster ? STANDARD : FASTER)}
    >
      {isFaster ? formatMessage(stickyWords.switchToStandard, { carrier }) : stickyWords.faster}
    </button>
  )
}
