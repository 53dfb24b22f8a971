import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'

const server = 'http://127.0.0.1:8080'

/** Two builds: the client, and with `--ssr` the renderer of its public pages, which the server loads as a file (decisions B21). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [compressFiles()])],
  // The server replaces the placeholder with a fresh nonce in every answer, so that the policy needs no unsafe-inline.
  html: { cspNonce: '__NONCE__' },
  build: {
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
  },
  // One file that needs nothing beside it.
  ssr: { noExternal: true },
  server: {
    proxy: Object.fromEntries(['/api', '/rest', '/dev', '/health', '/tiles'].map((path) => [path, server])),
  },
}))
