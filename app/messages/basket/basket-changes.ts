/** What is said of changes of the bag that are on their way. The same in both stores. */
export const changeWords = {
  offline: 'You are offline. Changes to your bag are kept, and made as soon as you are connected again.',
}
