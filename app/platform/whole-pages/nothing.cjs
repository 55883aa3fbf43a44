// In the place of what is never asked: every name is a function that does nothing.
module.exports = new Proxy({}, { get: () => () => undefined })
