#!/bin/sh
# p-queue 9.3.5, p-throttle 8.1.1, bottleneck 2.19.5, limiter 4.1.0, p-ratelimit 1.0.1, async-sema 3.1.1 and rate-limiter-flexible 11.4.0 let calls through one by one, a second apart, as a
# public geocoder or a mail server asks. Meanwhile the clock of the machine, which was an hour ahead, is put right: Date jumps back, timers and performance.now() go on.
# Expected: the next call leaves after a second, as the libraries wait by timers.
# Seen: all go on while the clock is left alone. Once it is put back, only limiter and async-sema do; the others compare Date.now() with the last call and wait until the clock is
# there again, an hour: whatever shares the queue stands still, without an error. `strict` makes no difference, nor does a reservoir in place of a distance.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund p-queue@9.3.5 p-throttle@8.1.1 bottleneck@2.19.5 limiter@4.1.0 p-ratelimit@1.0.1 async-sema@3.1.1 rate-limiter-flexible@11.4.0 2>/dev/null
cat > see.mjs <<'JS'
const Real = Date
let ahead = 0
globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Real.now() + ahead]))
  }
  static now() {
    return Real.now() + ahead
  }
}
const { default: PQueue } = await import('p-queue')
const { default: pThrottle } = await import('p-throttle')
const { default: Bottleneck } = await import('bottleneck')
const { RateLimiter } = await import('limiter')
const { pRateLimit } = await import('p-ratelimit')
const { RateLimit } = await import('async-sema')
const { RateLimiterMemory, RateLimiterQueue } = await import('rate-limiter-flexible')

const second = 1_000
const nothing = async () => undefined
const inQueue = (options) => {
  const queue = new PQueue({ interval: second, intervalCap: 1, ...options })
  return () => queue.add(nothing)
}
const inBottleneck = (options) => {
  const bottleneck = new Bottleneck(options)
  return () => bottleneck.schedule(nothing)
}
const throttles = {
  'p-queue': () => inQueue({}),
  'p-queue, strict': () => inQueue({ strict: true }),
  'p-throttle': () => pThrottle({ limit: 1, interval: second })(nothing),
  'p-throttle, strict': () => pThrottle({ limit: 1, interval: second, strict: true })(nothing),
  'bottleneck, minTime': () => inBottleneck({ minTime: second }),
  'bottleneck, reservoir': () => inBottleneck({ reservoir: 1, reservoirRefreshAmount: 1, reservoirRefreshInterval: second }),
  limiter: () => {
    const limiter = new RateLimiter({ tokensPerInterval: 1, interval: second })
    return () => limiter.removeTokens(1)
  },
  'p-ratelimit': () => {
    const limit = pRateLimit({ interval: second, rate: 1 })
    return () => limit(nothing)
  },
  'async-sema': () => RateLimit(1, { timeUnit: second }),
  'rate-limiter-flexible, queue': () => {
    const queue = new RateLimiterQueue(new RateLimiterMemory({ points: 1, duration: 1 }))
    return () => queue.removeTokens(1)
  },
}
async function threeCalls(call) {
  for (let number = 0; number < 3; number++) await call()
  return 'go on'
}
for (const [title, put] of [['clock left alone', 3_600_000], ['clock put back', 0]]) {
  ahead = 3_600_000
  const made = Object.entries(throttles).map(([name, make]) => [name, make()])
  await Promise.all(made.map(([, call]) => call()))
  ahead = put
  const waits = () => new Promise((done) => setTimeout(done, 15 * second, 'wait for more than 15 s'))
  const seen = await Promise.all(made.map(async ([name, call]) => `${name}: ${await Promise.race([threeCalls(call), waits()])}`))
  console.log(`${title}\n  ${seen.join('\n  ')}`)
}
process.exit()
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
clock left alone
  p-queue: go on
  p-queue, strict: go on
  p-throttle: go on
  p-throttle, strict: go on
  bottleneck, minTime: go on
  bottleneck, reservoir: go on
  limiter: go on
  p-ratelimit: go on
  async-sema: go on
  rate-limiter-flexible, queue: go on
clock put back
  p-queue: wait for more than 15 s
  p-queue, strict: wait for more than 15 s
  p-throttle: wait for more than 15 s
  p-throttle, strict: wait for more than 15 s
  bottleneck, minTime: wait for more than 15 s
  bottleneck, reservoir: wait for more than 15 s
  limiter: go on
  p-ratelimit: wait for more than 15 s
  async-sema: go on
  rate-limiter-flexible, queue: wait for more than 15 s
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
