import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import { inlineIcons } from './inline-icons.ts'

const server = 'http://127.0.0.1:8080'

/**
 * Three builds: the areas where people work; with `--mode public` the public pages, apart, because a shared library would
 * carry what only the areas use; with `--ssr` the renderer of those pages, which the server loads as a file (decisions B21).
 */
export default defineConfig(({ isSsrBuild, mode }): UserConfig => {
  const isPublic = mode === 'public'
  return {
    plugins: [inlineIcons(), react(), ...(isSsrBuild ? [] : [compressFiles()])],
    base: isPublic ? '/public/' : '/',
    // The server replaces the placeholder with a fresh nonce in every answer, so that the policy needs no unsafe-inline.
    html: { cspNonce: '__NONCE__' },
    build: {
      outDir: isSsrBuild ? 'dist/server' : isPublic ? 'dist/public' : 'dist/client',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild && !isPublic,
      target: 'es2022',
      manifest: !isSsrBuild,
      ...(isPublic ? { rollupOptions: { input: 'src/public-entry.tsx' } } : {}),
    },
    // One file that needs nothing beside it.
    ssr: { noExternal: true },
    server: {
      proxy: Object.fromEntries(['/api', '/rest', '/dev', '/health', '/tiles'].map((path) => [path, server])),
    },
  }
})
