import type { Plugin } from 'vite'

/**
 * Escapes letters outside Latin-1 in what is built for Node. V8 keeps the text of every module it has loaded, and one dash in a
 * text doubles the memory of the whole file. After a backslash an escape would mean something else.
 */
export function oneByteText(): Plugin {
  return {
    name: 'one-byte-text',
    // Later than `renderChunk`, after which the code is printed once more.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/(?<!\\)[^\0-\xff]/g, escaped)
    },
  }
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
