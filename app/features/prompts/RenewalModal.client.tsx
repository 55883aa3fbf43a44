'use client'

import { Alert } from '#app/design-system/alert/Alert.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { plus } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { renewalCopy as copy } from '#app/messages/frame/prompts.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Owner } from '#app/platform/storage/kept-for.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PromptDialog } from './PromptDialog.client.tsx'
import { TERMS_PATH } from './prompt-paths.ts'
import { markRenewal, type RenewalRight } from './renewal-right.client.ts'

const UPDATE_PATH = '/account/my-membership/update-payment-details?onCompletion=reactivate'

/** Asks a shopper whose membership could not be renewed to update the payment details. Spec §2 'Member prompt modals', open point A110. */
export function RenewalModal({ owner, left: { duration, unit }, hasGift }: RenewalRight & { owner: Owner }) {
  const store = storeOf(owner.store)
  const time = formatMessage(copy.units[unit], { count: duration }, store.locale)
  return (
    <PromptDialog
      id="failed-renewal"
      title={<span className="renewal-title">{copy.title}</span>}
      closeLabel={copy.close}
      onSeen={() => markRenewal(owner, 'MODAL_CLOSED')}
      footer={
        <ButtonLink size={56} wide href={storeHref(store, UPDATE_PATH)} onClick={() => markRenewal(owner, 'NAVIGATE_TO_PAYMENT')}>
          {copy.renew}
        </ButtonLink>
      }
    >
      <div className="renewal-words">
        <Alert level="error" heading={copy.alert} />
        <p>{copy.body}</p>
        <ul className="renewal-points">
          {[copy.prices, copy.perks, ...(hasGift ? [copy.gift] : [])].map((point) => (
            <li key={point}>
              <span className="renewal-mark">
                <Icon icon={plus} size={14} />
              </span>
              {point}
            </li>
          ))}
        </ul>
        <p className="renewal-left">
          <span className="renewal-count" aria-hidden="true">
            {duration}
          </span>
          <span>
            {formatMessage(hasGift ? copy.leftForGift : copy.left, { time })}{' '}
            <TextLink href={storeHref(store, TERMS_PATH)}>{copy.terms}</TextLink>
          </span>
        </p>
      </div>
    </PromptDialog>
  )
}
