// The built product on a fresh database in a folder of its own, which goes away with it.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const dataDir = mkdtempSync(join(tmpdir(), 'rd-e2e-'))
// Else the account that runs PostgreSQL for root cannot enter, and the database would lie, and stay, elsewhere.
chmodSync(dataDir, 0o711)
const server = spawn(process.execPath, [resolve(import.meta.dirname, '../packages/server/dist/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'test',
    PORT: process.env.E2E_PORT ?? '8091',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DATABASE_URL: '',
    SMTP_URL: process.env.E2E_SMTP_URL ?? '',
  },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
