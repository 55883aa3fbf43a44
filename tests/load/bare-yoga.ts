// The baseline of the benchmarks: plain graphql-yoga over the contract's schema, with one constant answer.
// `node tests/load/bare-yoga.ts <port> <file with the answer's data>`
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { typeDefs } from '#schema/__generated__/type-defs.ts'

const [port = '', file = ''] = process.argv.slice(2)
const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const constant = Object.fromEntries(Object.entries(data).map(([field, value]) => [field, () => value]))
const schema = createSchema({ typeDefs, resolvers: { Query: constant } })

createServer(createYoga({ schema, logging: false, landingPage: false, graphiql: false })).listen(Number(port), '127.0.0.1')
