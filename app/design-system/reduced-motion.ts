/** Whether the visitor prefers reduced motion, through the system setting or the accessibility mode. False on the server. */
export function prefersReducedMotion(): boolean {
  if (typeof document === 'undefined') return false
  const isModeOn = document.documentElement.dataset['accessibility'] === 'on'
  return isModeOn || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
