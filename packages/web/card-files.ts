import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What a guest's card needs, as it is named in one build of the areas. */
export interface CardFiles {
  files: string[]
  /** The script that the shell begins with. */
  script: string
}

/** Where the plugin writes it, relative to the output of the areas. */
export const cardFilesName = '.vite/card-files.json'

/** Texts of the card, and of what may be shown instead of it. */
const namespaces = [
  ...['allergens', 'common', 'evening', 'issues', 'knowledge', 'registration', 'requests', 'routes', 'self'],
]

const sources = [
  'src/main.tsx',
  'src/app/work-providers.tsx',
  'src/areas/self/self-area.tsx',
  'src/areas/self/evening-page.tsx',
  'src/areas/self/cancelled-registration-page.tsx',
  ...['de', 'en'].flatMap((language) => namespaces.map((name) => `../phrases/src/${language}/${name}.ts`)),
].map((path) => resolve(import.meta.dirname, path))

/** Other scripts than the Latin one are rare in names, and the phone has a font for them. */
const fonts = /inter-latin(-ext)?-wght-normal-[^/]+\.woff2$/

interface Part {
  type: 'chunk' | 'asset'
  fileName: string
  isEntry?: boolean
  moduleIds?: string[]
  imports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** Writes the list for the service worker, which is built afterwards. */
export function writeCardFiles(): Plugin {
  return {
    name: 'write-card-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = JSON.stringify(cardFiles(Object.values(bundle)))
      this.emitFile({ type: 'asset', fileName: cardFilesName, source })
    },
  }
}

function cardFiles(parts: readonly Part[]): CardFiles {
  const files = new Set(parts.map(({ fileName }) => fileName).filter((name) => fonts.test(name)))
  const collect = (part: Part | undefined) => {
    if (!part || files.has(part.fileName)) return
    for (const name of [part.fileName, ...(part.viteMetadata?.importedCss ?? [])]) files.add(name)
    for (const name of part.imports ?? []) collect(parts.find(({ fileName }) => fileName === name))
  }
  for (const source of sources) collect(chunkWith(source, parts))
  const entry = parts.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the build of the areas has no entry')
  return { files: [...files].sort(), script: entry.fileName }
}

function chunkWith(source: string, parts: readonly Part[]): Part {
  const chunk = parts.find(({ moduleIds }) => moduleIds?.includes(source))
  // A renamed file would be missed without a connection only.
  if (!chunk) throw new Error(`the build has no ${source}`)
  return chunk
}
