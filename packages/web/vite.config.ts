import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import { devPages } from './dev-pages.ts'
import { inlineIcons } from './inline-icons.ts'

/** Where `npm run dev` has started the server. */
const server = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:8080'

/** What most pages share comes in one file, and so do the pictures: two dozen small ones cost as much in headers as in code. */
const fewFiles = {
  codeSplitting: {
    groups: [
      { name: 'shared', minShareCount: 4 },
      { name: 'pictures', test: /landing.pictures/ },
    ],
  },
}

/**
 * Three builds: the areas where people work; with `--mode public` the public pages, apart, because a shared library would
 * carry what only the areas use; with `--ssr` the renderer of those pages, which the server loads as a file (decisions B21).
 */
export default defineConfig(({ command, isSsrBuild, mode }): UserConfig => {
  const isPublic = mode === 'public'
  return {
    plugins: [inlineIcons(), react(), devPages(server), ...(isSsrBuild ? [] : [compressFiles()])],
    base: isPublic ? '/public/' : '/',
    // The server replaces the placeholder with a fresh nonce in every answer, so that the policy needs no unsafe-inline.
    html: command === 'build' ? { cspNonce: '__NONCE__' } : {},
    build: {
      outDir: isSsrBuild ? 'dist/server' : isPublic ? 'dist/public' : 'dist/client',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild && !isPublic,
      target: 'es2022',
      manifest: !isSsrBuild,
      ...(isPublic ? { rollupOptions: { input: 'src/public-entry.tsx', output: fewFiles } } : {}),
    },
    // The built renderer is one file that needs nothing beside it; while developing Node loads libraries itself.
    ssr: isSsrBuild ? { noExternal: true } : {},
    server: {
      proxy: Object.fromEntries(
        ['/api', '/rest', '/auth', '/user', '/sse', '/dev', '/health', '/tiles'].map((path) => [
          `^${path}(/|$)`,
          server,
        ]),
      ),
    },
  }
})
