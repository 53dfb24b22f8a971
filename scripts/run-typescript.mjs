import { refuseOldNode } from './refuse-old-node.mjs'

/**
 * Runs one of these scripts that is written in TypeScript, in this process: signals arrive where they are handled.
 *
 * @param {string} script its path from this folder
 */
export async function runTypescript(script) {
  refuseOldNode()
  const { register } = await import('tsx/esm/api').catch(() => {
    console.error('Packages are missing: run "npm ci" first.')
    process.exit(2)
  })
  register()
  await import(new URL(script, import.meta.url).href)
}
