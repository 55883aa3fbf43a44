import { expect, test } from 'vitest'
import { type FailedChange, noticeOfChange, noticeOfFailure } from './failure-notice.ts'
import { noticeView, textOf } from './notice-view.ts'

const read = (change: FailedChange) => {
  const { level, messages } = noticeView(noticeOfChange(change), 'en-GB')
  return [level, messages.map(textOf).join(' ')]
}

test.each(['NETWORK', 'OFFLINE'] as const)('%s is told of the network, whatever was wanted [NOTIF-38]', (code) => {
  for (const kind of ['addProducts', 'remove', 'setQuantity', 'applyCode']) {
    expect(read({ code, kind, names: ['Night Balm'] })).toEqual(['error', 'Network error. Please check your connection.'])
  }
})

test.each(['NO_RESPONSE', 'REFUSED'] as const)('%s names what could not be added or taken out [NOTIF-27, NOTIF-31]', (code) => {
  const names = ['Night Balm', 'Silk Mist']
  for (const kind of ['addProducts', 'restore']) {
    expect(read({ code, kind, names })).toEqual(['error', 'Night Balm, Silk Mist could not be added. Please try again.'])
  }
  expect(read({ code, kind: 'remove', names })).toEqual([
    'error',
    'There was an issue with item(s) Night Balm, Silk Mist in your bag. Please try again.',
  ])
})

test('what has no name, or is no item, is told as an update that failed [NOTIF-32]', () => {
  for (const change of [{ kind: 'addProducts' }, { kind: 'remove', names: [] }, { kind: 'setDelivery', names: ['Express'] }]) {
    expect(read({ code: 'REFUSED', ...change })).toEqual(['error', 'The update failed, please try again.'])
  }
})

test('what is about nothing in particular names nothing', () => {
  expect(noticeOfFailure('NETWORK_ERROR')).toEqual({ code: 'NETWORK_ERROR', level: 'error', handler: null, params: [] })
})
