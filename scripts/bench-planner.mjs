// `npm run bench:planner -- [--dir <folder>] ...`: measures the planner and prints one JSON object last.
import { runTypescript } from './run-typescript.mjs'

await runTypescript('planner/bench.ts')
