// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { OutsideClicks } from './OutsideClicks.client.tsx'

const show = (rendered: string) => {
  render(
    <>
      <Dialog id="early" title="Early" closeLabel="Close">
        Text
      </Dialog>
      <OutsideClicks rendered={rendered} />
    </>,
  )
  const late = document.createElement('dialog')
  late.setAttribute('closedby', 'any')
  document.body.append(late)
  late.dispatchEvent(new Event('beforetoggle'))
  return [document.querySelector('#early'), late].map((dialog) => dialog?.getAttribute('closedby'))
}

test.each([
  ['1', 'any'],
  ['0', 'closerequest'],
])('with the flag at %s a dialog is closed by %s, whenever it came into the page [OVERLAY-03]', (flag, closedBy) => {
  expect(show(flag)).toEqual([closedBy, closedBy])
})
