import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Polls /health from a thread of its own; the slowest reply bounds how long the server's event loop was blocked. */
const probe = `
  const { parentPort, workerData } = require('node:worker_threads')
  const http = require('node:http')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let longest = 0, count = 0, stopped = false
  parentPort.on('message', () => { stopped = true; parentPort.postMessage({ longest, count }); agent.destroy() })
  function ask() {
    if (stopped) return
    const start = performance.now()
    http.get(workerData + '/health', { agent }, (response) => {
      response.resume()
      response.on('end', () => { longest = Math.max(longest, performance.now() - start); count++; setTimeout(ask, 5) })
    }).on('error', () => setTimeout(ask, 5))
  }
  ask()
`

export interface Measured<T> {
  result: T
  ms: number
  /** Slowest reply of /health meanwhile, in ms. */
  longestHealthMs: number
}

export async function measured<T>(url: string, work: () => Promise<T>): Promise<Measured<T>> {
  const worker = new Worker(probe, { eval: true, workerData: url })
  await delay(300)
  const start = performance.now()
  const result = await work()
  const ms = performance.now() - start
  const answer = new Promise<{ longest: number }>((done) => worker.once('message', done))
  worker.postMessage('stop')
  const { longest } = await answer
  await worker.terminate()
  return { result, ms: Math.round(ms), longestHealthMs: Math.round(longest) }
}
