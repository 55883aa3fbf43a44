const { readFileSync } = require('node:fs')

/** A loader of the bundler: the text of `file` in the place of the module it was asked for, whose path `require` starts from. */
module.exports = function putInPlace() {
  const { file } = this.getOptions()
  this.addDependency(file)
  return readFileSync(file, 'utf8')
}
