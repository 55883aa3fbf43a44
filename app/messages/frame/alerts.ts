import { CLOSE, SOMETHING_WRONG } from '../common.ts'

/** What an alert says beside its message. Spec §8, open point A180. The same in both stores. */
export const alertWords = {
  heading: SOMETHING_WRONG,
  message: 'If the error persists, please contact member happiness for further assistance.',
  closeError: 'Close the notification',
  close: CLOSE,
}
