import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { until } from './engine.ts'

/** A screen in memory, for browsers that have no mode without one; its number goes into the environment. */
export async function openScreen(xvfb: string): Promise<ChildProcess> {
  const free = [99, 98, 97, 96].find((number) => !existsSync(`/tmp/.X${number}-lock`))
  if (free === undefined) throw new Error('four screens are open already: /tmp/.X*-lock')
  const screen = spawn(xvfb, [`:${free}`, '-screen', '0', '1280x900x24'], { stdio: 'ignore' })
  await until('a screen', async () => existsSync(`/tmp/.X11-unix/X${free}`), 10)
  process.env.DISPLAY = `:${free}`
  return screen
}
