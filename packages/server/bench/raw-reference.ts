import { fork } from 'node:child_process'
import { resolve } from 'node:path'

export interface RawReference {
  url: string
  close(): Promise<void>
}

/** A separate process like the product; the product's overhead is measured against it in the same run. */
export async function startRawReference(databaseUrl: string): Promise<RawReference> {
  const child = fork(resolve(import.meta.dirname, 'raw-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const url = await new Promise<string>((started, failed) => {
    child.once('message', (message) => started(String(message)))
    child.once('exit', (code) => failed(new Error(`the reference ended with ${code}`)))
  })
  return {
    url,
    close: () =>
      new Promise((closed) => {
        child.removeAllListeners('exit').once('exit', () => closed())
        child.send('stop')
      }),
  }
}
