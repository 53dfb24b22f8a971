import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of this package with migrations and assets, both when run from source and from the bundle. */
export function serverFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The folder of the server was not found.')
    folder = parent
  }
  return folder
}
