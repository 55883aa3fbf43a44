/**
 * Redis scripts for journals. Answers are stored apart from the entries that refer to them, each once for all sessions, with a limit on their
 * total size; the least recently used are dropped first.
 *
 *   j:<session>  list: entries
 *   n:<session>  number of recorded entries
 *   texts        hash: answers by digest
 *   textuse      sorted set: digests by last use
 *   textturn     number of uses
 *   textsize     total size of the answers, bytes
 */
const keepAnswer = `
local function keepAnswer(P, digest, answer, most, idle)
  local texts, use = P .. 'texts', P .. 'textuse'
  if redis.call('HSETNX', texts, digest, answer) == 1 then redis.call('INCRBY', P .. 'textsize', #answer) end
  redis.call('ZADD', use, redis.call('INCR', P .. 'textturn'), digest)
  while tonumber(redis.call('GET', P .. 'textsize')) > most do
    local oldest = redis.call('ZPOPMIN', use)[1]
    -- A Redis that was short of room may have taken part of this away.
    if not oldest then return redis.call('DEL', texts, P .. 'textsize') end
    redis.call('DECRBY', P .. 'textsize', redis.call('HSTRLEN', texts, oldest))
    redis.call('HDEL', texts, oldest)
  end
  for _, kind in ipairs({ 'texts', 'textuse', 'textturn', 'textsize' }) do redis.call('PEXPIRE', P .. kind, idle) end
end
`

/**
 * prefix, session, entry without its number, maximum number of entries, longest idle time, digest of its answer ('' if stored in the entry),
 * the answer ('' if it should already be stored), maximum bytes of answers → its number; 0, without any change, if the answer is not stored
 */
export const appendEntry = `${keepAnswer}
local P, key, digest, answer = ARGV[1], ARGV[2], ARGV[6], ARGV[7]
local told = ''
if digest ~= '' then
  if answer == '' then answer = redis.call('HGET', P .. 'texts', digest) end
  if not answer then return 0 end
  keepAnswer(P, digest, answer, tonumber(ARGV[8]), ARGV[5])
  told = '\\n' .. answer
end
local number = redis.call('INCR', P .. 'n:' .. key)
local entry = number .. ' ' .. ARGV[3]
redis.call('RPUSH', P .. 'j:' .. key, entry)
redis.call('LTRIM', P .. 'j:' .. key, -tonumber(ARGV[4]), -1)
redis.call('PEXPIRE', P .. 'j:' .. key, ARGV[5])
redis.call('PEXPIRE', P .. 'n:' .. key, ARGV[5])
redis.call('PUBLISH', P .. 'j:' .. key, entry .. told)
return number
`

/** prefix, digest, answer, maximum bytes of answers, longest idle time → 1 */
export const putAnswer = `${keepAnswer}
keepAnswer(ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5])
return 1
`
