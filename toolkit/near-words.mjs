/**
 * ` Did you mean transcripts or states?`: the known words nearest to an unknown one. Empty before the dependencies are installed, because these commands
 * read their words first.
 */
export async function nearWords(word, known) {
  const { distance } = await import('fastest-levenshtein').catch(() => ({ distance: undefined }))
  if (!distance) return ''
  const near = [...known].sort((a, b) => distance(word, a) - distance(word, b)).slice(0, 2)
  return ` Did you mean ${near.join(' or ')}?`
}
