import styles from './RichText.module.css'
import { type SanitiseOptions, sanitisedHtml } from './sanitised-html.ts'

/** HTML from the CMS as a block, or inline with `inline`. Renders nothing if no content is allowed. Server only. */
export function SanitisedHtml({ html, ...options }: SanitiseOptions & { html: string }) {
  const safe = sanitisedHtml(html, options)
  if (safe === '') return null
  return options.inline ? (
    <span dangerouslySetInnerHTML={{ __html: safe }} />
  ) : (
    <div className={styles.richText} dangerouslySetInnerHTML={{ __html: safe }} />
  )
}
