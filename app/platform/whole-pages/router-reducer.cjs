// In the place of the router's reducer. The page shown never becomes another one: what would, loads.
exports.reducer = (state, action) => {
  switch (action.type) {
    case 'restore':
      // Going back and forth between places of this page, or an address that was replaced: only the address is another.
      return { ...state, canonicalUrl: action.url.pathname + action.url.search + action.url.hash }
    case 'navigate':
      location.assign(action.url)
      return state
    case 'refresh':
      location.reload()
      return state
    default:
      throw new Error(`Pages load whole: there is no ${action.type} in the browser.`)
  }
}
