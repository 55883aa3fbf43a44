import { verifyEndpoint } from '#toolkit/contract/verify/verify.ts'
import { secondServer, secondContract, SECOND_SHOPPER } from '#toolkit/contract/verify/testing/second-server.ts'
const r = await verifyEndpoint(secondContract, { url: new URL('http://contract.test/graphql'), fetch: secondServer(Number(process.argv[2]??1)), session: SECOND_SHOPPER, mutations: true })
console.log(JSON.stringify({...r, operations: r.operations.length}, null, 1))
