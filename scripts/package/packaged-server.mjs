import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that PostgreSQL's account may enter when the tests run as root. */
export function temporaryFolder(name) {
  const folder = fs.mkdtempSync(join(tmpdir(), name))
  fs.chmodSync(folder, 0o755)
  return folder
}

/**
 * Starts the package in another folder, with an environment that holds nothing but `environment`: no npm, no clone.
 *
 * @returns the address it serves on, and how it ended when `stop` was called
 */
export async function startPackaged({ node, folder, cwd, environment, args = [] }) {
  const child = spawn(node, [join(folder, 'server/dist/main.js'), ...args], {
    cwd,
    env: { PATH: '/usr/bin:/bin', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text))
  const ended = once(child, 'exit')
  const base = await Promise.race([
    announced(child.stdout, output),
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code}: ${output.join('')}`)
    }),
  ])
  return {
    base,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

async function announced(stdout, output) {
  for (;;) {
    const [, address] = /Running Dinner(?:, jobs only)?: (http:\/\/[^/\s]+)/.exec(output.join('')) ?? []
    if (address !== undefined) return address
    await once(stdout, 'data')
  }
}
