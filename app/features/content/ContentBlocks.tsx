import { Fragment, type ReactNode } from 'react'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Section } from '#app/design-system/page/Page.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import type { LeftOutPart } from '#app/platform/content/page-words.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ContentBlock } from './content-data.ts'
import { type ContentSection, readSection, type SectionOf, type UnfitBlock } from './content-section.ts'
import { LeftOutNotice } from './LeftOutNotice.tsx'

/** A renderer of sections of a kind. */
type Renderer<Section extends ContentSection> = (props: RenderedSection<Section>) => ReactNode

/** `isInFirstView`: its picture may be the largest of what is seen first, and loads at once. */
type RenderedSection<Section extends ContentSection> = { section: Section; store: Store; isInFirstView?: boolean }

/** One renderer for each kind of section. */
const renderers: Readonly<{ [Kind in ContentSection['kind']]: Renderer<SectionOf<Kind>> }> = {
  TEXT: TextSection,
  STEPS: TextSection,
  PERKS: PictureSection,
  PICTURE: PictureSection,
}

type ContentBlocksProps = {
  blocks: readonly ContentBlock[]
  /** What is left out of the page elsewhere. */
  leftOut?: readonly (UnfitBlock | LeftOutPart)[]
  store: Store
  /** True for editors in preview, who are told what is left out. */
  isPreview?: boolean | undefined
  /** Whether the page begins with these sections. */
  beginsPage?: boolean
}

/** The sections of a page that editors put together. A block that this shop cannot show is left out. */
export function ContentBlocks({ blocks, leftOut = [], store, isPreview = false, beginsPage = false }: ContentBlocksProps) {
  const elsewhere = isPreview && leftOut.map((left, at) => <LeftOutNotice key={`${at} ${left.heading}`} left={left} />)
  const firstPicture = beginsPage ? blocks.findIndex(hasPicture) : -1
  const sections = blocks.map((block, at) => {
    const read = readSection(block)
    const key = `${at} ${'unfit' in read ? read.unfit.id : read.section.id}`
    if ('unfit' in read) return isPreview ? <LeftOutNotice key={key} left={read.unfit} /> : null
    const { section, dropped } = read
    return (
      <Fragment key={key}>
        {isPreview && dropped.length > 0 && <LeftOutNotice left={{ heading: section.heading, fields: dropped }} />}
        {rendered({ section, store, isInFirstView: at === firstPicture })}
      </Fragment>
    )
  })
  return (
    <>
      {elsewhere}
      {sections}
    </>
  )
}

/** Whether a block is a section with a picture. */
function hasPicture(block: unknown): boolean {
  const read = readSection(block)
  return 'section' in read && 'image' in read.section && read.section.image !== null
}

function rendered<Section extends ContentSection>(props: RenderedSection<Section>): ReactNode {
  // The table has a renderer of exactly this kind, which the compiler cannot tell from a union of kinds.
  const Kind = renderers[props.section.kind] as Renderer<Section>
  return <Kind {...props} />
}

/** Words below their heading; steps are a numbered list of their own. */
function TextSection({ section: { id, kind, heading, body, link }, store }: { section: ContentSection; store: Store }) {
  return (
    <Section id={id} heading={heading}>
      <div className="content-words" data-kind={kind}>
        <Words body={body} store={store} />
        <SectionLink link={link} store={store} />
      </div>
    </Section>
  )
}

/** Words beside a picture; without one they stand alone. */
function PictureSection({ section, store, isInFirstView = false }: RenderedSection<SectionOf<'PERKS' | 'PICTURE'>>) {
  const { id, heading, body, image, link } = section
  if (!image) return <TextSection section={section} store={store} />
  return (
    <section className="content-tile" aria-labelledby={id}>
      <EditorialTile
        heading={<span id={id}>{heading}</span>}
        surface={section.kind === 'PERKS' ? 'petal' : 'powder'}
        picture={{
          ...pictureSources(image.src),
          sizes: '(max-width: 47.99rem) 100vw, 50vw',
          alt: image.altText ?? '',
          priority: isInFirstView,
        }}
        actions={link && <SectionLink link={link} store={store} />}
      >
        <Words body={body} store={store} />
      </EditorialTile>
    </section>
  )
}

function Words({ body, store }: { body: string; store: Store }) {
  return <Markdown text={body} headingLevel={3} {...textOptions(store)} />
}

function SectionLink({ link, store }: { link: ContentSection['link']; store: Store }) {
  const href = link && contentHref(store, link.href)
  if (!href) return null
  return (
    <TextLink standalone href={href}>
      {link.text}
    </TextLink>
  )
}
