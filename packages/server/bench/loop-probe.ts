import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { shareOf } from './load.ts'

/** Asks one address again and again from a thread of its own; the slowest reply bounds how long the server's event loop was blocked. */
const probe = `
  const { parentPort, workerData } = require('node:worker_threads')
  const http = require('node:http')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const waits = []
  let stopped = false
  parentPort.on('message', () => { stopped = true; parentPort.postMessage(waits); agent.destroy() })
  function ask() {
    if (stopped) return
    const start = performance.now()
    http.get(workerData, { agent }, (response) => {
      response.resume()
      response.on('end', () => { waits.push(performance.now() - start); setTimeout(ask, 5) })
    }).on('error', () => setTimeout(ask, 5))
  }
  ask()
`

export interface Measured<T> {
  result: T
  ms: number
  /** Slowest reply of the path meanwhile, in ms, and what 99 % of them did not exceed. */
  longestMs: number
  p99Ms: number
}

export async function measured<T>(url: string, work: () => Promise<T>, path = '/health'): Promise<Measured<T>> {
  const worker = new Worker(probe, { eval: true, workerData: url + path })
  await delay(300)
  const start = performance.now()
  const result = await work()
  const ms = performance.now() - start
  const answer = new Promise<number[]>((done) => worker.once('message', done))
  worker.postMessage('stop')
  const waits = await answer
  await worker.terminate()
  return {
    result,
    ms: Math.round(ms),
    longestMs: Math.round(shareOf(waits, 1)),
    p99Ms: Number(shareOf(waits, 0.99).toFixed(1)),
  }
}
