// `npm run dev`: the server, restarted when its source changes, and the client with hot reload, public pages from source
// too. Both stop together.
import { spawn } from 'node:child_process'
import { refuseOldNode } from './refuse-old-node.mjs'

refuseOldNode()
const port = process.env.PORT ?? '8080'
const webPort = process.env.WEB_PORT ?? '5173'
// Links in mails lead to the pages that reload.
const server = { PORT: port, PUBLIC_BASE_URL: process.env.PUBLIC_BASE_URL ?? `http://localhost:${webPort}` }

const children = [
  start('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'packages/server/src/main.ts'], server),
  start('node_modules/.bin/vite', ['packages/web', '--port', webPort, '--strictPort'], {
    SERVER_ORIGIN: `http://127.0.0.1:${port}`,
  }),
]
console.log(`Client and public pages: http://localhost:${webPort} - mails: http://localhost:${port}/dev/mails`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

function start(command, args, environment) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  child.once('error', (error) => {
    console.error(`${command} could not be started (${error.message}): run "npm ci" first`)
    stop(1)
  })
  child.once('exit', (code) => stop(code ?? 1))
  return child
}

/** One process without the other would look like a product that does not work. */
function stop(code) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
