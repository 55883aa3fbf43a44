import type { ReactNode } from 'react'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { HELD_FORMS_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { StaticScript } from '#app/platform/framework/static-markup/StaticScript.tsx'
import './account-page.css'

const scene = {
  src: '/images/scenes/journal-960.webp',
  srcSet: '/images/scenes/journal-480.webp 480w, /images/scenes/journal-960.webp 960w',
  sizes: '50vw',
  width: 960,
  height: 746,
  alt: '',
  paper: 'oxblood',
} as const

/** The pages for signing in and registering: a form beside a picture, which phones leave out. */
export function LoginFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <StaticScript text={HELD_FORMS_SCRIPT} />
      <Container>
        <div className="account-page">
          <div className="account-page-column">{children}</div>
          <Picture {...scene} className="account-page-picture" />
        </div>
      </Container>
    </>
  )
}
