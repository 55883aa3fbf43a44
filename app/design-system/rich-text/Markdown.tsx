import { type MarkdownOptions, markdownHtml } from './markdown-html.ts'
import styles from './RichText.module.css'

/** Markdown from the CMS or the catalogue as part of a page. Renders nothing if blank. */
export function Markdown({ text, ...options }: MarkdownOptions & { text: string }) {
  if (text.trim() === '') return null
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: markdownHtml(text, options) }} />
}
