// Replaces the router's reducer. It never switches pages: every navigation loads the new page.
exports.reducer = (state, action) => {
  switch (action.type) {
    case 'restore':
      // Back or forward within this page, or `history.replaceState`: only the URL changes.
      return { ...state, canonicalUrl: action.url.pathname + action.url.search + action.url.hash }
    case 'navigate':
      location.assign(action.url)
      return state
    case 'refresh':
      location.reload()
      return state
    default:
      throw new Error(`Pages load whole: the browser has no router for ${action.type}.`)
  }
}
