import { fetchCoverage } from '../../api/contract.ts'
import { ReportPage } from './ReportPage.tsx'
import { ReportTree } from './ReportTree.tsx'

/** What no operation selects and no scenario covers, as reported by `contract coverage`. */
export function CoveragePage() {
  return (
    <ReportPage title="Coverage" name="coverage" load={fetchCoverage} note={({ complete }) => (complete === true ? 'Nothing left' : '')}>
      {(report) => <ReportTree value={report} />}
    </ReportPage>
  )
}
