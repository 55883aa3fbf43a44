// Replaces the framework's own 404 page, which nobody is shown.
module.exports = { __esModule: true, default: () => null }
