import type { NextConfig } from 'next'
import { replacementRules } from './app/platform/framework/browser-router/replaced-modules.ts'
import { frameworkPatchesOn } from './app/platform/framework/patches.ts'

const day = 24 * 60 * 60
const immutable = `public, max-age=${365 * day}, immutable`

const config: NextConfig = {
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // Pages load whole: the browser gets no router.
  turbopack: { root: import.meta.dirname, rules: replacementRules() },
  // Pages of the build are on disk; pages made at run time are kept by our handler, within a bound (PAGE_CACHE_ENTRIES).
  ...(frameworkPatchesOn() && {
    cacheHandler: `${import.meta.dirname}/app/platform/framework/page-cache/cache-handler.ts`,
    cacheMaxMemorySize: 0,
  }),
  // Pictures are encoded ahead, in the sizes they are shown in.
  images: { unoptimized: true },
  // `npm run check` and `npm test` check types for the whole project.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The proxy buffers request bodies; nothing we accept is longer.
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
