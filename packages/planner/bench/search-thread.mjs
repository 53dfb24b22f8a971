// Node 20 does not start a thread with a TypeScript file, but lets it import one.
import { register } from 'tsx/esm/api'

register()
await import('./search-thread.ts')
