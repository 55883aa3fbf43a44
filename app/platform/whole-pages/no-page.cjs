// In the place of a page of the framework's that nobody is shown.
module.exports = { __esModule: true, default: () => null }
