// Replaces the router's cache of pages. Only these functions are needed to build the current page; the others do nothing.
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
