import styles from './RichText.module.css'
import { type SanitiseOptions, sanitisedHtml } from './sanitised-html.ts'

/** HTML from the CMS as part of a page, or of a line with `inline`. Nothing when nothing of it may be shown. Server only. */
export function SanitisedHtml({ html, ...options }: SanitiseOptions & { html: string }) {
  const safe = sanitisedHtml(html, options)
  if (safe === '') return null
  return options.inline ? (
    <span dangerouslySetInnerHTML={{ __html: safe }} />
  ) : (
    <div className={styles.richText} dangerouslySetInnerHTML={{ __html: safe }} />
  )
}
