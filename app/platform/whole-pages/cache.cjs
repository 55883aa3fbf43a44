// In the place of the cache of pages. Of its functions only these build the page at hand; the others would keep it for later.
const { getShellSegmentVaryPath } = require('./vary-path')
const { HEAD_REQUEST_KEY } = require('../../../shared/lib/segment-cache/segment-value-encoding')
const { StaticAttemptHints } = require('../../../shared/lib/app-router-types')

const used = {
  createRootRouteTree: (tree, head) => ({ tree, head }),
  getHeadRequestKey: (pageRequestKey) => pageRequestKey + HEAD_REQUEST_KEY,
  createMetadataRouteTree: (varyPath, rootPrefetchHints, data) => ({
    requestKey: varyPath.value,
    segment: HEAD_REQUEST_KEY,
    shellVaryPath: getShellSegmentVaryPath(varyPath),
    refreshState: null,
    data,
    varyPath,
    slots: null,
    prefetchHints: rootPrefetchHints & StaticAttemptHints,
  }),
}

module.exports = new Proxy(used, { get: (_, name) => used[name] ?? (() => undefined) })
