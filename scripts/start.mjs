// `npm start`: makes the clone runnable, then becomes the server. Arguments (`-- --role web`) go to it unchanged.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureReady } from './ensure-ready.mjs'

await ensureReady()
const main = join(fileURLToPath(new URL('..', import.meta.url)), 'packages', 'server', 'dist', 'main.js')
// In this process: no second one to hold in memory, and signals arrive where they are handled.
process.argv[1] = main
await import(pathToFileURL(main).href)
