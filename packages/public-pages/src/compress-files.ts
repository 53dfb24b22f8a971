import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** Compresses each file of a build once, at the best quality; the server sends the compressed files as they are. */
export function compressFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle() {
      for (const file of textFilesOf(join(config.root, config.build.outDir))) {
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

function textFilesOf(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? textFilesOf(path) : [path]))
    .filter((path) => /\.(js|css|svg)$/.test(path))
}
