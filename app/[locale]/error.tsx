'use client'

/** Any uncaught rendering error falls back to the 404 page. In the first document the server's stand-in does; here, later in the browser. */
export { default } from './not-found.tsx'
