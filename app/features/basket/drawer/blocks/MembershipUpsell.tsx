import { Button } from '#app/design-system/button/Button.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { plus } from '#app/design-system/icon/icons.ts'
import { Money } from '#app/design-system/price/Money.tsx'
import { addDrawerCopy as copy } from '#app/messages/basket/add-drawer.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { BasketLineView } from '../../store/basket-view.ts'
import styles from './DrawerPanels.module.css'
import type { OfferedPlan } from './offered-plan.client.ts'

/** Names of plans by their duration. Spec §9 Membership duration labels. */
const planNames: Readonly<Partial<Record<OfferedPlan['duration'], string>>> = {
  annually: 'an Annual Membership',
  monthly: 'a Monthly Membership',
}

type MembershipUpsellProps = {
  /** The added lines: the first that is cheaper with a membership is the example. */
  lines: readonly BasketLineView[]
  plan: OfferedPlan
  isAdding: boolean
  hasFailed: boolean
  onAdd: () => void
}

/** Offers a membership with its saving on an added product. Both prices are the contract's. */
export function MembershipUpsell({ lines, plan, isAdding, hasFailed, onAdd }: MembershipUpsellProps) {
  const price = lines.find((line) => line.type === 'product' && line.price.member.raw < line.price.typical.raw)?.price
  return (
    <section className={styles.panel} aria-labelledby="basket-upsell">
      <h3 id="basket-upsell" className={styles.heading}>
        {price ? (
          <Money>{formatMessage(copy.upsellHeading, { member: price.member.formatted, typical: price.typical.formatted })}</Money>
        ) : (
          copy.upsellHeadingPlain
        )}
      </h3>
      <p className={styles.text}>
        <Money>{formatMessage(copy.upsellText, { plan: planNames[plan.duration] ?? plan.name, price: plan.price.formatted })}</Money>
      </p>
      <Button pending={isAdding} pendingLabel={copy.addingMembership} onClick={onAdd}>
        <Icon icon={plus} size={18} /> {copy.addMembership}
      </Button>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {copy.membershipFailed}
        </p>
      )}
    </section>
  )
}
