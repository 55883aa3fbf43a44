import type { NextConfig } from 'next'
import { messageAliases, messageRules } from './app/platform/copy/message-build.ts'
import { leaveOut } from './app/platform/whole-pages/left-out.ts'

const day = 24 * 60 * 60
const immutable = `public, max-age=${365 * day}, immutable`

const config: NextConfig = {
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // Pages load whole: what would fetch and keep further pages stays away, and so does a page that nobody is shown.
  turbopack: { root: import.meta.dirname, rules: { ...leaveOut(), ...messageRules }, resolveAlias: messageAliases },
  // Pages of the build lie on disk; what is made at run time is held by our handler, within a bound (PAGE_CACHE_ENTRIES).
  cacheHandler: `${import.meta.dirname}/app/platform/cache/cache-handler.ts`,
  cacheMaxMemorySize: 0,
  // Pictures are encoded ahead, in the sizes they are shown in: nothing is encoded while a visitor waits.
  images: { unoptimized: true },
  // Types are checked once, for the whole project, by `npm run check` and `npm test`: a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The proxy keeps a copy of a request's body; nothing we accept is longer.
    proxyClientMaxBodySize: '1mb',
  },
  headers: async () => [
    {
      source: '/images/:path*',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${30 * day}, stale-while-revalidate=${365 * day}` }],
    },
    { source: '/fonts/:path*', headers: [{ key: 'Cache-Control', value: immutable }] },
  ],
}

export default config
