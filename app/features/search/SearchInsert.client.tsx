'use client'

import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { searchCopy as copy } from '#app/messages/search.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { useViewed } from './use-viewed.client.ts'

type InsertProps = { store: Store; onLeave: () => void }

/** The quiz, where there are no suggestions. Counts as viewed, once each time it shows, when 30% of it can be seen. */
export function SearchInsert({ store, onLeave }: InsertProps) {
  const viewed = useViewed('search-quiz-insert')
  return (
    <div ref={viewed}>
      <EditorialTile
        heading={copy.quizHeading}
        surface="butter"
        picture={pictureOf('quiz', 560)}
        actions={
          <ButtonLink href={storeHref(store, '/quiz/skincare?from=search')} onClick={onLeave}>
            {copy.quizLink}
          </ButtonLink>
        }
      >
        <p>{copy.quizLead}</p>
      </EditorialTile>
    </div>
  )
}

/** One of the studio's scenes, in the widths that it is encoded in. */
function pictureOf(scene: string, height: number) {
  const src = (width: number) => `/images/scenes/${scene}-${width}.webp`
  return {
    src: src(960),
    srcSet: `${src(480)} 480w, ${src(960)} 960w`,
    sizes: '(max-width: 47.99rem) 100vw, 40vw',
    width: 960,
    height,
    alt: '',
  }
}
