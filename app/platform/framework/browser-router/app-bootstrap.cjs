// Replaces the start of the framework. It evaluates everything in one task, which blocks a slow phone for a fifth of a second; here each large
// part is a task of its own, and what a visitor presses meanwhile is answered between them.
window.next = { appDir: true }

const parts = [
  () => require('react-dom/client'),
  () => require('react-server-dom-webpack/client'),
  () => require('./components/app-router-instance'),
  () => require('./components/app-router'),
  () => require('./app-index'),
]

exports.appBootstrap = async (hydrate) => {
  for (const evaluate of parts) {
    await nextTask()
    if (isCutShort()) return
    evaluate()
  }
  await nextTask()
  hydrate()
}

/** After whatever the browser has to do, e.g. answer a press. A message, because timers are throttled. */
function nextTask() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', done, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}

/**
 * A browser that leaves a page, or is told to stop, while the page is still arriving reads no further, and calls the document complete without ever having
 * parsed it to its end. React would find no end of its data either, and show an error page until the next page comes. What is there works as it does
 * without scripts.
 */
function isCutShort() {
  const [navigation] = performance.getEntriesByType('navigation')
  return document.readyState === 'complete' && navigation?.domContentLoadedEventStart === 0
}
