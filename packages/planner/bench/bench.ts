import { benchCommand } from './bench-command.ts'

process.exitCode = await benchCommand(process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
}).catch((error: unknown) => {
  console.error(`the planner broke: ${error instanceof Error ? error.message : 'unknown'}`)
  return 1
})
