/** The files and folders that decide what the mock server answers, and therefore its coverage. */
export const coverageInputs = [
  'schema',
  'operations',
  'fixtures',
  'mock-server',
  'http-server',
  'payment-provider',
  'toolkit/contract',
  'package-lock.json',
  'tsconfig.json',
]
