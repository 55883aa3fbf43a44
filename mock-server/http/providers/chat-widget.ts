/**
 * The chat provider's script. Its source text is sent to the browser, so it must not use anything from outside the function. It fills the
 * element named by its own `data-mount`, sets a first-party cookie as such scripts do, and answers every message with the same sentence.
 */
export function chatWidget(): void {
  const script = document.currentScript
  const mount = script instanceof HTMLScriptElement ? document.getElementById(script.dataset['mount'] ?? '') : null
  if (!mount || mount.shadowRoot) return
  document.cookie = 'care-chat=1; path=/; samesite=lax'
  const root = mount.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    button, input { font: inherit; min-height: 44px; border: 1.5px solid; border-radius: 22px; padding: 0 18px; box-sizing: border-box; }
    button { background: #0b3b25; border-color: #0b3b25; color: #fff; font-weight: 600; cursor: pointer; }
    input { min-width: 0; flex: 1; background: #fff; color: #111; }
    :focus-visible { outline: 3px solid #1746c9; outline-offset: 3px; }
    .open { float: inline-end; }
    .panel { width: min(320px, 100vw - 32px); margin-bottom: 8px; padding: 16px; box-sizing: border-box; background: #fff; color: #111;
      border: 1.5px solid #0b3b25; border-radius: 12px; }
    .panel[hidden] { display: none; }
    .log { max-height: 30vh; min-height: 24px; margin: 0 0 12px; padding: 0; overflow-y: auto; }
    .log p { margin: 0; padding-block: 4px; }
    form { display: flex; gap: 8px; }
  `)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `
    <section class="panel" aria-label="Chat with customer care" hidden>
      <div class="log" role="log" aria-label="Messages" tabindex="0"><p>Hello, how can we help?</p></div>
      <form><input aria-label="Your message" autocomplete="off" maxlength="500" required><button>Send</button></form>
    </section>
    <button class="open" aria-expanded="false">Chat</button>`
  const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const found = root.querySelector(selector)
    if (found instanceof kind) return found
    throw new Error(`The chat has no ${selector}.`)
  }
  const panel = find('section', HTMLElement)
  const input = find('input', HTMLInputElement)
  const log = find('.log', HTMLElement)
  const open = find('.open', HTMLButtonElement)
  const show = (isOpen: boolean) => {
    panel.hidden = !isOpen
    open.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input.focus()
    else open.focus()
  }
  const say = (text: string) => {
    log.append(Object.assign(document.createElement('p'), { textContent: text }))
    log.scrollTop = log.scrollHeight
  }
  open.addEventListener('click', () => show(panel.hidden !== false))
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false))
  find('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    say(`You: ${input.value}`)
    say('Thank you. Somebody from customer care will be with you shortly.')
    input.value = ''
  })
}
