/** Whether whoever looks wants less movement, by the system's setting or by the accessibility mode. False on the server. */
export function prefersStillness(): boolean {
  if (typeof document === 'undefined') return false
  const isModeOn = document.documentElement.dataset['accessibility'] === 'on'
  return isModeOn || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
