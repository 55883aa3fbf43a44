/** What the explorer page runs. Plain text, so that its hash can stand in the page's policy. */
export const explorerScript = `
'use strict'
const at = (id) => document.getElementById(id)
const operations = JSON.parse(at('data').textContent)

/** Lays a document out over lines: braces indent, everything else keeps its order. */
function layOut(body) {
  let depth = 0, text = '', inText = false, round = 0
  const line = () => '\\n' + '  '.repeat(depth)
  for (let i = 0; i < body.length; i += 1) {
    const sign = body[i]
    if (sign === '"' && body[i - 1] !== '\\\\') inText = !inText
    if (inText) { text += sign; continue }
    if (sign === '(') round += 1
    if (sign === ')') round -= 1
    if (sign === '{' && round === 0) { depth += 1; text = text.trimEnd() + ' {' + line() }
    else if (sign === '}' && round === 0) { depth -= 1; text = text.trimEnd() + line() + '}' + (depth === 0 ? '\\n\\n' : line()) }
    else if (sign === ' ' && round === 0 && depth > 0 && !/\\bon$|\\.\\.\\.$/.test(text) && body[i + 1] !== '@') text += line()
    else text += sign === '$' && /[\\w!\\]]$/.test(text) ? ' $' : sign
  }
  return text.replace(/\\n\\s*\\n(\\s*\\n)*/g, '\\n\\n').trim() + '\\n'
}

function choose(operation, button) {
  at('document').value = layOut(operation.body)
  at('variables').value = JSON.stringify(operation.variables, null, 2)
  for (const other of document.querySelectorAll('nav [aria-current]')) other.removeAttribute('aria-current')
  button.setAttribute('aria-current', 'true')
}

function list(kind, heading) {
  const title = document.createElement('h2')
  title.textContent = heading
  const items = document.createElement('ul')
  for (const operation of operations.filter((one) => one.kind === kind)) {
    const button = document.createElement('button')
    button.textContent = operation.name
    button.addEventListener('click', () => choose(operation, button))
    items.appendChild(document.createElement('li')).appendChild(button)
  }
  at('operations').append(title, items)
}

async function run() {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' }
  for (const name of ['scenario', 'world', 'store']) if (at(name).value) headers['x-' + name] = at(name).value
  const started = performance.now()
  try {
    const variables = JSON.parse(at('variables').value || '{}')
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: at('document').value, variables }) })
    const text = await answer.text()
    at('answer').textContent = JSON.stringify(JSON.parse(text), null, 2)
    at('status').textContent = answer.status + ', ' + Math.round(performance.now() - started) + ' ms, ' + text.length + ' characters'
  } catch (error) {
    at('status').textContent = 'No answer: ' + error.message
  }
}

list('query', 'Queries')
list('mutation', 'Mutations')
at('run').addEventListener('click', run)
for (const id of ['document', 'variables']) at(id).addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run() })
`
