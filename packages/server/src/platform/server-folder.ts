import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of this package, where migrations and assets lie, whether the code runs from its sources or as a bundle. */
export function serverFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The folder of the server was not found.')
    folder = parent
  }
  return folder
}
