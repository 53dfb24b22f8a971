// `npm run plan -- <instance.json> <plan.json> [--seconds N] [--seed N]`: plans one evening from a file.
import { runTypescript } from './run-typescript.mjs'

await runTypescript('planner/plan.ts')
