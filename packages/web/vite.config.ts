import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react()],
  // The server replaces the placeholder with a fresh nonce in every answer, so that the policy needs no unsafe-inline.
  html: { cspNonce: '__NONCE__' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: {
    proxy: Object.fromEntries(['/api', '/rest', '/dev', '/health', '/tiles'].map((path) => [path, server])),
  },
})
