// "npm run jobs -- <name> [--now <instant>]" on a fresh clone too.
import { ensureReady } from './ensure-ready.mjs'

await ensureReady()
await import('../packages/server/dist/jobs-by-hand.js')
