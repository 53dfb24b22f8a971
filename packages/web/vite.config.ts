import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
// By its path: Vite compiles what its configuration imports by path, and Node 20 cannot read TypeScript.
import { buildOptions, devPages, shellNonce } from '../public-pages/src/build.ts'
import { callsOnly } from './calls-only.ts'
import { writeCardFiles } from './card-files.ts'
import { devContext } from './dev-context.ts'
import { inlineIcons } from './inline-icons.ts'

/** Where `npm run dev` has started the server. */
const server = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:8080'

const paths = ['/api', '/rest', '/auth', '/user', '/sse', '/dev', '/health', '/tiles']
/** Drawn by the server. */
const icons = ['/favicon', '/apple-touch-icon', '/icon-']

/**
 * What most pages of the areas need, in one file: sixty small files cost more in headers, and compress worse. Without notistack,
 * which writes styles when it is loaded and needs the nonce that `main.tsx` sets before.
 */
const core = {
  name: 'core',
  minShareCount: 23,
  test: /^(?!.*(packages.contract|node_modules.(zod|notistack|goober)|ui.(notifications|confirm-dialog)))/,
}

/**
 * Three builds: without options the areas, with `--mode public` the public pages, with `--ssr` their renderer. The service worker
 * has a configuration of its own.
 */
export default defineConfig(({ command, isSsrBuild, mode }): UserConfig => {
  const build = isSsrBuild ? 'renderer' : mode === 'public' ? 'pages' : 'areas'
  const options = buildOptions(build, {
    // Those of the landing page; each other picture is loaded with its page.
    pictures: /landing.pictures.(picture|ground|course-sign|map|forget|laid-table)/,
    small:
      /domain.src.brand.(brand|course|sign)|kit.(course-mark|classes)|portal.format-price|accounts.session|landing.demo/,
  })
  return {
    ...options,
    plugins: [
      // Its default depends on the mode, and `public` would get the long names of development.
      ...[vanillaExtractPlugin({ identifiers: 'short' }), inlineIcons(), react()],
      devPages((vite) => devContext(vite, server)),
      ...(build === 'renderer' ? [] : [callsOnly()]),
      ...(build === 'areas' ? [writeCardFiles()] : []),
      ...(options.plugins ?? []),
    ],
    html: command === 'build' ? shellNonce : {},
    build: {
      ...options.build,
      target: 'es2022',
      rollupOptions: {
        ...(build === 'areas' ? { output: { codeSplitting: { groups: [core] } } } : {}),
        ...options.build?.rollupOptions,
      },
    },
    server: {
      proxy: Object.fromEntries(
        [...paths.map((path) => `^${path}(/|$)`), ...icons.map((name) => `^${name}[^/]*$`)].map((path) => [
          path,
          server,
        ]),
      ),
    },
  }
})
