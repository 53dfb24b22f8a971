import { planCommand } from './plan-command.ts'

process.exitCode = await planCommand(process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  onStop: (stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  },
}).catch((error: unknown) => {
  console.error(`the planner broke: ${error instanceof Error ? error.message : 'unknown'}`)
  return 1
})
