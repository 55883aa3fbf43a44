import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/Picture.tsx'

type HeroProps = {
  heading: ReactNode
  lead?: ReactNode
  /** Buttons and links below the lead. */
  actions?: ReactNode
  /** A scene whose left two fifths are empty for the text. Loaded with high priority. On phones its right part stands above the text. */
  picture: Omit<PictureProps, 'priority' | 'className'>
  /** `l` for the home page; `m` for error pages: a smaller headline and, on phones, the text first. */
  size?: 'l' | 'm'
}

/** The large banner at the top of a page. */
export function Hero({ heading, lead, actions, picture, size = 'l' }: HeroProps) {
  return (
    <div className="hero" data-size={size}>
      <div className="hero-scene">
        <Picture {...picture} priority className="hero-image" />
      </div>
      <div className="hero-words">
        <h1 className="hero-heading">{heading}</h1>
        {lead && <p className="hero-lead">{lead}</p>}
        {actions && <div className="hero-actions">{actions}</div>}
      </div>
    </div>
  )
}
