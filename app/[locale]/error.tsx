'use client'

/** Uncaught rendering errors in the browser show the 404 page. For the document itself, the server sends an error page. */
export { default } from './not-found.tsx'
