import { CLOSE, CLOSE_NOTIFICATION, SOMETHING_WRONG } from '../shared.ts'

/** Alerts. Spec §8, open point A180. */
export const alertWords = {
  heading: SOMETHING_WRONG,
  message: 'If the error persists, please contact member happiness for further assistance.',
  closeError: CLOSE_NOTIFICATION,
  close: CLOSE,
}
