import fc from 'fast-check'

/* fast-check's own `webUrl` and `webPath` list every code point when they are made, which takes longer than all tests that use them. */

const plain = fc.string({ unit: fc.constantFrom(..."abcxyzABCXYZ0189-._~!$&'()*+,;=:@") })
const encoded = fc.string({ unit: 'binary' }).map(encodeURIComponent)
const text = fc.array(fc.oneof(plain, encoded), { maxLength: 3 }).map((pieces) => pieces.join(''))

/** Any absolute path, percent-encoded where it has to be: empty, or each segment after a slash, empty segments included. */
export const anyWebPath = fc.array(text).map((segments) => segments.map((segment) => `/${segment}`).join(''))

/** Any `http` or `https` address with a domain, a path, and sometimes a query and a fragment. */
export const anyWebUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.webAuthority(),
    anyWebPath,
    fc.option(text, { nil: undefined }),
    fc.option(text, { nil: undefined }),
  )
  .map(([scheme, host, path, query, fragment]) =>
    [`${scheme}://${host}${path}`, ...(query === undefined ? [] : [`?${query}`]), ...(fragment === undefined ? [] : [`#${fragment}`])].join(
      '',
    ),
  )
