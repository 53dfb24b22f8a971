import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'

const names = ['job', 'mail', 'offer', 'pay', 'plan', 'register', 'reminder', 'retention'] as const

let built: Promise<string> | undefined

/** The bundled program of a process that a test kills. Bundled it starts three times as fast, and tests start dozens. */
export async function workerScript(name: (typeof names)[number]): Promise<string> {
  built ??= buildAll()
  return join(await built, `${name}-worker.js`)
}

async function buildAll(): Promise<string> {
  const outDir = join(inject('workerFolder'), randomUUID())
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      rollupOptions: {
        input: Object.fromEntries(
          names.map((name) => [`${name}-worker`, resolve(import.meta.dirname, `${name}-worker.ts`)]),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: [/^@running-dinner\//] },
  })
  return outDir
}
