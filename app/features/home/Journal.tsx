import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Section } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { HomeView, PlacedWords } from './home-data.ts'
import './journal.css'

type JournalProps = { articles: HomeView['articles']; words: PlacedWords | undefined; store: Store }

/** The newest articles beside a picture, below what editors say of them. */
export function Journal({ articles, words, store }: JournalProps) {
  const { readingTime } = homeCopy(store.locale)
  return (
    <Section
      id="journal"
      heading={words?.heading ?? footerLinks.journal}
      action={
        words?.link && (
          <TextLink arrow href={contentHref(store, words.link.href)}>
            {words.link.text}
          </TextLink>
        )
      }
    >
      {words && words.body.trim() !== '' && (
        <div className="journal-lead">
          <Markdown text={words.body} headingLevel={3} {...textOptions(store)} />
        </div>
      )}
      <div className="journal">
        <Picture
          src="/images/scenes/journal-960.webp"
          srcSet="/images/scenes/journal-480.webp 480w, /images/scenes/journal-960.webp 960w"
          sizes="(max-width: 47.99rem) 100vw, 55vw"
          width={960}
          height={746}
          alt=""
          paper="oxblood"
          className="journal-picture"
        />
        <ul className="journal-articles">
          {articles.map(({ slug, title, category, readingMinutes }) => (
            <li key={slug} className="journal-article">
              <h3>
                <a href={storeHref(store, `/blog/${slug}`)}>{title}</a>
              </h3>
              <p>{formatMessage(readingTime, { category: category.title, minutes: readingMinutes }, store.locale)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
