import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Rating } from '#app/design-system/rating/Rating.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { membershipFlowCopy as copy } from '#app/messages/account/membership.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { StepBlock } from './flow-data.ts'

type Component = Extract<StepBlock, { __typename: 'CustomComponentBlock' }>
type ComponentData = Component['data']

/** What a step shows, in order. Kinds that the shop does not know are left out, and said to be. */
export function StepBlocks({ store, blocks }: { store: Store; blocks: readonly StepBlock[] }) {
  const known = blocks.filter(isKnown)
  return (
    <>
      {known.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- custom components have no id, and a step's blocks never change their order
        <Block key={index} store={store} block={block} />
      ))}
      {known.length < blocks.length && (
        <Alert level="warn">
          {copy.unknown.part} <TextLink href={storeHref(store, '/contact')}>{copy.contact}</TextLink>
        </Alert>
      )}
    </>
  )
}

/** Kinds of blocks and of components, as a newer contract may have more of. */
const blockKinds: ReadonlySet<string> = new Set<StepBlock['__typename']>(['MarkdownBlock', 'ImageBlock', 'CustomComponentBlock'])
const componentKinds: ReadonlySet<string> = new Set<ComponentData['__typename']>(['ProsConsList', 'FreeGiftOfferCard', 'FreeGiftOffer'])

function isKnown(block: StepBlock): boolean {
  if (block.__typename === 'CustomComponentBlock') return componentKinds.has(block.data.__typename)
  return blockKinds.has(block.__typename)
}

function Block({ store, block }: { store: Store; block: StepBlock }) {
  if (block.__typename === 'MarkdownBlock') {
    const { label, value, style } = block
    return (
      <div className="membership-words" data-style={style === 'lead' || style === 'note' ? style : 'body'}>
        {label && <h3>{label}</h3>}
        <Markdown text={value} headingLevel={3} {...textOptions(store)} />
      </div>
    )
  }
  if (block.__typename === 'ImageBlock') return <StepPicture src={block.src} alt={block.altText} className="membership-picture" />
  return <ComponentPart store={store} data={block.data} />
}

function ComponentPart({ store, data }: { store: Store; data: ComponentData }) {
  switch (data.__typename) {
    case 'ProsConsList':
      return (
        <section className="membership-reasons" aria-label={data.heading}>
          <h3>{data.heading}</h3>
          <Lines heading={copy.pros} lines={data.pros} kind="pro" />
          <Lines heading={copy.cons} lines={data.cons} kind="con" />
        </section>
      )
    case 'FreeGiftOfferCard':
      return (
        <div className="membership-gift">
          <h3>{data.heading}</h3>
          <p>{data.subText}</p>
        </div>
      )
    case 'FreeGiftOffer': {
      const { heading, subText, imageUrl, imageAlt, franchiseName, productName, rating, ratingCount } = data
      const stars = rating.toLocaleString(store.locale, { maximumFractionDigits: 1 })
      return (
        <div className="membership-gift" data-product="">
          <StepPicture src={imageUrl} alt={imageAlt} className="membership-gift-picture" />
          <div className="membership-gift-words">
            <h3>{heading}</h3>
            <p className="membership-gift-product">
              <strong>{productName}</strong> {formatMessage(copy.by, { brand: franchiseName })}
            </p>
            {ratingCount > 0 && (
              <Rating
                stars={rating}
                score={stars}
                label={formatMessage(copy.rating, { stars, count: ratingCount }, store.locale)}
                count={`(${ratingCount.toLocaleString(store.locale)})`}
              />
            )}
            <p>{subText}</p>
          </div>
        </div>
      )
    }
  }
}

function Lines({ heading, lines, kind }: { heading: string; lines: readonly string[]; kind: 'pro' | 'con' }) {
  if (lines.length === 0) return null
  return (
    <div className="membership-reason" data-kind={kind}>
      <h4>{heading}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** A picture of the shop. The content policy loads no other site's: of those the words are shown. */
function StepPicture({ src, alt, className }: { src: string; alt: string; className: string }) {
  if (/^\/(?!\/)/.test(src))
    return <Picture {...pictureSources(src)} alt={alt} sizes="(max-width: 48rem) 100vw, 320px" className={className} />
  return alt === '' ? null : <p className="membership-note">{alt}</p>
}
