import type { Page } from '#tests/storybook/stage.ts'
import type { Edit } from './seeded-defects.ts'

/** Makes the changes of a defect in the page as it is shown. A selector that matches nothing is an error: such a defect would prove nothing. */
export function plant(page: Page, edits: readonly Edit[]): Promise<void> {
  return page.evaluate((changes) => {
    for (const edit of changes) {
      if ('css' in edit) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(edit.css)
        document.adoptedStyleSheets.push(sheet)
        continue
      }
      const element = document.querySelector<HTMLElement>(edit.at)
      if (!element) throw new Error(`The page has no ${edit.at}.`)
      if ('remove' in edit) element.removeAttribute(edit.remove)
      else if ('set' in edit) for (const [name, value] of Object.entries(edit.set)) element.setAttribute(name, value)
      else if ('text' in edit) element.textContent = edit.text
      else if ('insert' in edit) element.insertAdjacentHTML(edit.where, edit.insert)
      else if ('tag' in edit) {
        const other = document.createElement(edit.tag)
        for (const { name, value } of element.attributes) other.setAttribute(name, value)
        other.append(...element.childNodes)
        element.replaceWith(other)
      } else if (edit.does === 'keeps the focus')
        element.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())
      else if (edit.does === 'gives the focus away') element.addEventListener('focus', () => element.blur())
      else if (edit.does === 'changes the address when it gets the focus')
        element.addEventListener('focus', () => history.replaceState(null, '', '#elsewhere'))
      else if (edit.does === 'moves by a timer') {
        const move = () => Object.assign(element.style, { position: 'relative', left: element.style.left === '40px' ? '0' : '40px' })
        setInterval(move, 3000)
      } else if (element instanceof HTMLDialogElement) {
        if (edit.does === 'opens, and keeps Escape')
          element.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
        element.showModal()
        if (edit.does === 'opens, and takes no focus' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }
    }
  }, edits)
}
