import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, Section } from '#app/design-system/page/Page.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { previewCopy } from '#app/messages/frame/preview.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ContentBlock } from './content-data.ts'
import './content.css'

type BlockProps = { block: ContentBlock; store: Store }

/** One renderer for each kind of block. */
const renderers: Readonly<Record<ContentBlock['kind'], (props: BlockProps) => ReactNode>> = {
  TEXT: TextBlock,
  STEPS: TextBlock,
  PERKS: PictureBlock,
  PICTURE: PictureBlock,
}

type ContentBlocksProps = {
  blocks: readonly ContentBlock[]
  store: Store
  /** True for editors in preview, who are told what is left out. */
  isPreview?: boolean | undefined
}

/** The blocks of a page that editors put together. One of a kind that this shop does not know is left out. */
export function ContentBlocks({ blocks, store, isPreview = false }: ContentBlocksProps) {
  return blocks.map((block) => {
    if (!Object.hasOwn(renderers, block.kind)) return isPreview ? <LeftOutBlock key={block.id} block={block} /> : null
    const Block = renderers[block.kind]
    return <Block key={block.id} block={block} store={store} />
  })
}

/** Tells editors of a block that the shop cannot show. */
function LeftOutBlock({ block: { kind, heading } }: Pick<BlockProps, 'block'>) {
  return (
    <Container>
      <Alert level="warn" heading={formatMessage(previewCopy.leftOut, { heading })}>
        {formatMessage(previewCopy.leftOutKind, { kind })}
      </Alert>
    </Container>
  )
}

/** Words below their heading; steps are a numbered list of their own. */
function TextBlock({ block: { id, kind, heading, body, link }, store }: BlockProps) {
  return (
    <Section id={id} heading={heading}>
      <div className="content-words" data-kind={kind}>
        <Words body={body} store={store} />
        <BlockLink link={link} store={store} />
      </div>
    </Section>
  )
}

/** Words beside a picture; without one they stand alone. */
function PictureBlock({ block, store }: BlockProps) {
  const { id, heading, body, image, link } = block
  if (!image) return <TextBlock block={block} store={store} />
  return (
    <section className="content-tile" aria-labelledby={id}>
      <EditorialTile
        heading={<span id={id}>{heading}</span>}
        surface={block.kind === 'PERKS' ? 'petal' : 'powder'}
        picture={{ ...pictureSources(image.src), sizes: '(max-width: 47.99rem) 100vw, 50vw', alt: image.altText ?? '' }}
        actions={link && <BlockLink link={link} store={store} />}
      >
        <Words body={body} store={store} />
      </EditorialTile>
    </section>
  )
}

function Words({ body, store }: { body: string; store: Store }) {
  return <Markdown text={body} headingLevel={3} toHref={(target) => contentHref(store, target) ?? target} />
}

function BlockLink({ link, store }: { link: ContentBlock['link']; store: Store }) {
  const href = link && contentHref(store, link.href)
  if (!href) return null
  return (
    <TextLink standalone href={href}>
      {link.text}
    </TextLink>
  )
}
