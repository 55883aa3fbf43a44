const { readFileSync } = require('node:fs')

/** Bundler loader: returns the text of `file` instead of the module's own. `require` in it resolves from the module's path. */
module.exports = function replaceModule() {
  const { file } = this.getOptions()
  this.addDependency(file)
  return readFileSync(file, 'utf8')
}
