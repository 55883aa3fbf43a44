import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { success } from '../icon/icons.ts'
import { Picture } from '../picture/Picture.tsx'
import { Progress } from '../progress/Progress.tsx'
import { type PromoTileLayout, type PromoTileVariant, promoImageSize } from './image-size.ts'
import styles from './PromoTile.module.css'

export type PromoTileProps = {
  title: string
  /** A line above the title. */
  subTitle?: string | null
  /** May hold paragraphs and links. */
  description?: ReactNode
  picture?: { src: string; alt: string } | null
  /** Link target, with the store's prefix. The button is shown when both this and its label are set. */
  href?: string | null
  buttonText?: string | null
  /** `_blank` opens a new tab, which the button announces. */
  target?: string | null
  /** The offer is reached: shows a tick. */
  successIcon?: boolean
  progress?: Omit<ComponentProps<typeof Progress>, 'giftTitle'> | null
  variant: PromoTileVariant
  layout: PromoTileLayout
  /** What it promotes; determines its colour. */
  promoType?: string | null
  headingLevel?: 2 | 3 | 4
  words: { giftTitle: string; opensNewTab: string }
}

/** An offer, with progress towards it. */
export function PromoTile({ title, subTitle, description, picture, progress, variant, layout, promoType, words, ...rest }: PromoTileProps) {
  const Heading = `h${rest.headingLevel ?? 3}` as const
  const size = promoImageSize[variant][layout]
  return (
    <div className={styles.tile} data-variant={variant} data-layout={layout} data-promo-type={promoType ?? undefined}>
      {picture && <Picture className={styles.picture} src={picture.src} alt={picture.alt} width={size} height={size} />}
      <div className={styles.content}>
        <div className={styles.words}>
          {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
          <Heading className={styles.title}>
            {rest.successIcon && <Icon icon={success} size={20} />}
            {title}
          </Heading>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        <Action {...rest} words={words} />
        {progress && progress.thresholds.length > 0 && (
          <div className={styles.progress}>
            <Progress {...progress} giftTitle={words.giftTitle} />
          </div>
        )}
      </div>
    </div>
  )
}

function Action({ href, buttonText, target, words }: Pick<PromoTileProps, 'href' | 'buttonText' | 'target' | 'words'>) {
  if (!href || !buttonText) return null
  const opensNewTab = target === '_blank'
  return (
    <ButtonLink className={styles.action} variant="secondary" size={44} href={href} {...(opensNewTab && { target, rel: 'noopener' })}>
      {buttonText} {opensNewTab && <span className="visually-hidden">{words.opensNewTab}</span>}
    </ButtonLink>
  )
}
