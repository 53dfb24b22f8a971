import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
// By its path: Vite compiles what its configuration imports by path, and Node 20 cannot read TypeScript.
import { buildOptions, devPages, shellNonce } from '../public-pages/src/build.ts'
import { devContext } from './dev-context.ts'
import { inlineIcons } from './inline-icons.ts'

/** Where `npm run dev` has started the server. */
const server = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:8080'

const paths = ['/api', '/rest', '/auth', '/user', '/sse', '/dev', '/health', '/tiles']

/** Three builds: without options the areas, with `--mode public` the public pages, with `--ssr` their renderer. */
export default defineConfig(({ command, isSsrBuild, mode }): UserConfig => {
  const options = buildOptions(isSsrBuild ? 'renderer' : mode === 'public' ? 'pages' : 'areas', {
    pictures: /landing.pictures/,
  })
  return {
    ...options,
    plugins: [inlineIcons(), react(), devPages((vite) => devContext(vite, server)), ...(options.plugins ?? [])],
    html: command === 'build' ? shellNonce : {},
    build: { ...options.build, target: 'es2022' },
    server: { proxy: Object.fromEntries(paths.map((path) => [`^${path}(/|$)`, server])) },
  }
})
