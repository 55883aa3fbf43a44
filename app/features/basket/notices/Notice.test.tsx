// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice.tsx'
import { noticeViews } from './notice-view.ts'

/** The paragraphs of a code's notice. */
function paragraphs(code: string): string[] {
  const [notice] = noticeViews([{ code, level: 'error', handler: null, params: [] }], 'en-GB')
  if (!notice) throw new Error(`${code} has no notice.`)
  const { container } = render(<Notice notice={notice} />)
  return Array.from(container.querySelectorAll('p'), ({ textContent }) => textContent).filter((text) => text !== notice.heading)
}

test('help follows the last sentence of a notice', () => {
  expect(paragraphs('BAD_REQUEST')).toEqual([
    'Something is not right with one of the products in your basket. If the error persists, please contact member happiness for further assistance. Error code BAD_REQ',
  ])
})

test('help begins a line of its own behind words that do not end as a sentence', () => {
  expect(paragraphs('CHECKOUT_WISHLIST_UPDATE_FAILURE')).toEqual([
    'There was an error updating your wishlist',
    'If the error persists, please contact member happiness for further assistance. Error code WISH01',
  ])
})
