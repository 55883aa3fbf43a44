import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { PageHeader } from '#app/design-system/page/Page.tsx'
import { ContentBlocks } from '#app/features/content/ContentBlocks.tsx'
import { contentPage } from '#app/features/content/content-data.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { PageFrame } from './page-frame.tsx'

type ContentRouteProps = {
  pageRequest: PageRequest
  /** Of the entry in the CMS. */
  slug: string
  path: string
  /** Between what the page says first and its blocks. */
  children?: ReactNode
}

/** A page that editors put together. */
export async function ContentRoute({ pageRequest, slug, path, children }: ContentRouteProps) {
  const page = await contentPage(pageRequest, slug)
  if (!page) notFound()
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <JsonLd data={webPageJsonLd(pageRequest.store, { name: page.title, description: page.intro, path })} />
      <PageHeader title={page.title} lead={page.intro} />
      {children}
      <ContentBlocks
        blocks={page.blocks}
        leftOut={page.leftOut}
        store={pageRequest.store}
        isPreview={pageRequest.isPreview}
        beginsPage={!children}
      />
    </PageFrame>
  )
}

export async function contentMetadata({ pageRequest, slug, path }: ContentRouteProps): Promise<Metadata> {
  const page = await contentPage(pageRequest, slug)
  return page ? pageMetadata(pageRequest.store, { title: page.title, description: page.intro || undefined, path }) : {}
}
