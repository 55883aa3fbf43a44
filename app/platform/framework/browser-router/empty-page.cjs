// Replaces the framework's own 404 page, which is never shown.
module.exports = { __esModule: true, default: () => null }
