/** What an alert says beside its message. Spec §8, decision A180. The same in both stores. */
export const alertWords = {
  heading: 'Oops, something went wrong.',
  message: 'If the error persists, please contact member happiness for further assistance.',
  closeError: 'Close the notification',
  close: 'Close',
}
