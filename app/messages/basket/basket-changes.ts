/** What is said of changes of the bag that are on their way. The same in both stores. */
export const changeWords = {
  offline: "You're offline. We'll update your bag when you're back.",
}
