import { EXTERNAL_REL, isExternalLink } from '#app/design-system/rich-text/safe-link.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import { type LinkedText, linkedParts } from './linked-text.ts'
import styles from './ThresholdTerms.module.css'
import { shownThresholds } from './threshold-progress.ts'

type ThresholdTermsProps = { update: Pick<BasketContentsFieldsFragment, 'thresholds' | 'termsAndConditions'>; locale: string }

/** The small print of the shown thresholds and of the offers in the basket, without duplicates. Renders nothing when there is none. */
export function ThresholdTerms({ update, locale }: ThresholdTermsProps) {
  const texts = [...shownThresholds(update).map(({ progressBanner }) => progressBanner.termsAndConditions), update.termsAndConditions]
  const byTemplate = new Map(texts.flatMap((text) => (text ? [[JSON.stringify(text), text] as const] : [])))
  if (byTemplate.size === 0) return null
  return (
    <div className={styles.terms}>
      {[...byTemplate].map(([key, text]) => (
        <Terms key={key} text={text} locale={locale} />
      ))}
    </div>
  )
}

function Terms({ text, locale }: { text: LinkedText; locale: string }) {
  const parts = linkedParts(text, (href) => contentHref(storeOf(locale), href))
  return (
    <p>
      {parts.map(({ text: words, href }, index) =>
        href === undefined ? (
          words
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
          <a key={index} href={href} {...(isExternalLink(href) && { rel: EXTERNAL_REL })}>
            {words}
          </a>
        ),
      )}
    </p>
  )
}
