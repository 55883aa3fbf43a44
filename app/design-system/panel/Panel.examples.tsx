import { Button } from '../button/Button.tsx'
import { opensDialog } from '../dialog/open-dialog.ts'
import type { Examples } from '../examples/examples.ts'
import { SearchField } from '../search-field/SearchField.tsx'
import { Panel } from './Panel.tsx'

export const examples: Examples = {
  'a search over the whole window': (
    <>
      <Button {...opensDialog('panel-search')}>Search</Button>
      <Panel
        id="panel-search"
        label="Search"
        backLabel="Back"
        closeLabel="Close the search"
        wordmark="Ottilie"
        top={<SearchField id="panel-term" name="term" label="Search" placeholder="By: name, ingredient, usage..." submitLabel="Search" />}
      >
        <h2>Popular searches</h2>
        <p>Red lipstick</p>
      </Panel>
    </>
  ),
}
