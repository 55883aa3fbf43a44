exports.reducer = (state, action) => {
  if (action.type === 'restore') return { ...state, canonicalUrl: action.url.pathname + action.url.search + action.url.hash }
  if (action.type === 'navigate') location.assign(action.url)
  else location.reload()
  return state
}
