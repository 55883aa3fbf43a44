/**
 * Redis scripts, which run atomically. Every script derives its keys from a prefix, so a Redis cluster is not supported.
 *
 *   w:<session>  hash: revision, record, email of the logged-in shopper
 *   c:<session>  hash: counters
 *   a:<email>    hash: revision, record of an account of ordinary sessions
 *   used         sorted set: sessions by last use
 *   j:<session>  list: journal
 *   n:<session>  number of recorded requests
 */
const dropWorld = `
local function dropWorld(P, key)
  redis.call('DEL', P .. 'w:' .. key, P .. 'c:' .. key)
  redis.call('ZREM', P .. 'used', key)
end
`

/** prefix, session, now, longest idle time, touch ('1' marks it as used) → revision, record, email, revision and record of the account, last use */
export const readWorld = `${dropWorld}
local P, key, now, idle = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local world = redis.call('HMGET', P .. 'w:' .. key, 'revision', 'record', 'email')
if not world[1] then return false end
local used = redis.call('ZSCORE', P .. 'used', key) or now
if tonumber(now) - tonumber(used) > tonumber(idle) then
  dropWorld(P, key)
  redis.call('INCR', P .. 'forgotten')
  return false
end
local account = {}
if world[3] then account = redis.call('HMGET', P .. 'a:' .. world[3], 'revision', 'record') end
if ARGV[5] == '1' then
  redis.call('ZADD', P .. 'used', now, key)
  for _, kind in ipairs({ 'w:', 'c:', 'j:', 'n:' }) do redis.call('PEXPIRE', P .. kind .. key, idle) end
  if world[3] then redis.call('PEXPIRE', P .. 'a:' .. world[3], idle) end
  for _, common in ipairs({ 'used', 'registered', 'forgotten', 'startsAt' }) do redis.call('PEXPIRE', P .. common, idle) end
  used = now
end
return { world[1], world[2], world[3] or '', account[1] or '0', account[2] or '', used }
`

/** A change as JSON → 1, or 0 if anything it was computed from has changed since. */
export const commitChange = `${dropWorld}
local job = cjson.decode(ARGV[1])
local P = job.prefix
for _, check in ipairs(job.checks) do
  if (redis.call('HGET', P .. check[1], 'revision') or '0') ~= check[2] then return 0 end
end
if job.registered then
  if (redis.call('GET', P .. 'registered') or '0') ~= job.registered[1] then return 0 end
  redis.call('SET', P .. 'registered', job.registered[2])
end
for _, move in ipairs(job.moves) do
  if redis.call('EXISTS', P .. 'c:' .. move[1]) == 1 then redis.call('RENAME', P .. 'c:' .. move[1], P .. 'c:' .. move[2]) end
  dropWorld(P, move[1])
end
for _, key in ipairs(job.forgets) do dropWorld(P, key) end
for _, world in ipairs(job.worlds) do
  local at = P .. 'w:' .. world[1]
  redis.call('DEL', at)
  redis.call('HSET', at, 'revision', job.revision, 'record', world[2])
  if world[3] ~= '' then redis.call('HSET', at, 'email', world[3]) end
  redis.call('PEXPIRE', at, job.idle)
  redis.call('PEXPIRE', P .. 'c:' .. world[1], job.idle)
  redis.call('ZADD', P .. 'used', job.now, world[1])
end
for _, account in ipairs(job.accounts) do
  local at = P .. 'a:' .. account[1]
  redis.call('HSET', at, 'revision', job.revision, 'record', account[2])
  redis.call('PEXPIRE', at, job.idle)
end
redis.call('SET', P .. 'startsAt', job.startsAt, 'PX', job.idle)
while redis.call('ZCARD', P .. 'used') > job.most do
  local oldest = redis.call('ZRANGE', P .. 'used', 0, 0)[1]
  dropWorld(P, oldest)
  redis.call('INCR', P .. 'forgotten')
end
for _, common in ipairs({ 'used', 'registered', 'forgotten' }) do redis.call('PEXPIRE', P .. common, job.idle) end
return 1
`

/** prefix, session, name, longest idle time → the count */
export const countOne = `
local at = ARGV[1] .. 'c:' .. ARGV[2]
local count = redis.call('HINCRBY', at, ARGV[3], 1)
redis.call('PEXPIRE', at, ARGV[4])
return count
`

/** prefix, now, longest idle time → number of stored worlds, number of evicted worlds */
export const storeFacts = `${dropWorld}
local P = ARGV[1]
for _, key in ipairs(redis.call('ZRANGEBYSCORE', P .. 'used', '-inf', '(' .. (tonumber(ARGV[2]) - tonumber(ARGV[3])))) do
  dropWorld(P, key)
  redis.call('INCR', P .. 'forgotten')
end
redis.call('PEXPIRE', P .. 'forgotten', ARGV[3])
return { redis.call('ZCARD', P .. 'used'), tonumber(redis.call('GET', P .. 'forgotten') or '0') }
`

/** prefix, old session, new session */
export const moveJournal = `
local P = ARGV[1]
for _, kind in ipairs({ 'j:', 'n:' }) do
  if redis.call('EXISTS', P .. kind .. ARGV[2]) == 1 then redis.call('RENAME', P .. kind .. ARGV[2], P .. kind .. ARGV[3]) end
end
return 1
`
