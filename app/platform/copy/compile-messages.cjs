const compile = require('icu-minify/compile').default

/** Comments and template literals (left unchanged), and quoted strings; those with a placeholder are ICU messages. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/** Compiles the ICU messages in the text of a module. */
function compileMessages(source) {
  return source.replace(TOKEN, (token) => (isMessage(token) ? JSON.stringify(compile(textOf(token))) : token))
}

function isMessage(token) {
  return /^['"]/.test(token) && token.includes('{')
}

/** The value of a string literal. */
function textOf(literal) {
  const inner = literal.slice(1, -1).replace(/\\'/g, "'").replace(/\\?"/g, '\\"')
  return JSON.parse(`"${inner}"`)
}

/** Bundler loader for the modules of app/messages. */
module.exports = function messagesLoader(source) {
  return compileMessages(source)
}
module.exports.compileMessages = compileMessages
