/** Pending changes of the basket. */
export const changeWords = {
  offline: "You're offline. We'll update your bag when you're back.",
  backOnline: "You're back online.",
}
