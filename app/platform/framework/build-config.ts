import { join } from 'node:path'
import type { NextConfig } from 'next'
import { replacementRules } from './browser-router/replaced-modules.ts'
import { frameworkPatchesOn } from './patches.ts'

/** What the patches add to the framework's configuration: nothing when they are off. */
export function patchedConfig(isOn: boolean = frameworkPatchesOn()): Pick<NextConfig, 'turbopack' | 'cacheHandler' | 'cacheMaxMemorySize'> {
  if (!isOn) return {}
  return {
    // Pages load whole: the browser gets no router.
    turbopack: { rules: replacementRules() },
    // Pages of the build are on disk; pages made at run time are kept by our handler, within a bound (PAGE_CACHE_ENTRIES).
    cacheHandler: join(import.meta.dirname, 'page-cache/cache-handler.ts'),
    cacheMaxMemorySize: 0,
  }
}
