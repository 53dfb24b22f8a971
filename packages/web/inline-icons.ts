import * as icons from '@mdi/js'
import type { Plugin } from 'vite'

const paths = icons as Readonly<Record<string, string>>

/**
 * Puts the icons a file names into that file. The icon set is one module: bundled as it is, the first page would load
 * the icons of every area.
 */
export function inlineIcons(): Plugin {
  return {
    name: 'inline-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("'@mdi/js'")) return undefined
      return code.replace(/import \{([^}]*)\} from '@mdi\/js'/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => `const ${name} = ${JSON.stringify(pathOf(name))};`)
          // On one line: the lines of the file stay where they are.
          .join(' '),
      )
    },
  }
}

function pathOf(name: string): string {
  const path = paths[name]
  if (path === undefined) throw new Error(`@mdi/js has no ${name}`)
  return path
}
