import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The built product on a fresh database, for as long as a caller needs it. */
export async function ownServer({
  port = process.env.E2E_PORT ?? '8197',
  smtpUrl = '',
} = {}): Promise<{ base: string; stop: () => Promise<void> }> {
  const base = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(import.meta.dirname, 'start-server.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: port, E2E_SMTP_URL: smtpUrl },
  })
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  for (let tries = 0; tries < 600; tries++) {
    const isUp = await fetch(`${base}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return { base, stop }
    await delay(100)
  }
  await stop()
  throw new Error('the server does not answer')
}
