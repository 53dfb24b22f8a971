import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
// By its path: Vite compiles what its configuration imports by path, and Node 20 cannot read TypeScript.
import { buildOptions, devPages, shellNonce } from '../public-pages/src/build.ts'
import { adminChunks } from './admin-chunks.ts'
import { callsOnly } from './calls-only.ts'
import { writeCardFiles } from './card-files.ts'
import { devContext } from './dev-context.ts'
import { inlineIcons } from './inline-icons.ts'

/** Where `npm run dev` has started the server. */
const server = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:8080'

const paths = ['/api', '/rest', '/auth', '/user', '/sse', '/dev', '/health', '/tiles']
/** Drawn by the server. */
const icons = ['/favicon', '/apple-touch-icon', '/icon-']

/** What pages without MUI share with the others: libraries, the kit, and small parts of features. */
const plain = [
  /node_modules.(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|@tanstack.(query-core|react-query))\W/,
  /web.src.(kit|lib|features.shell)\W/,
  /web.src.ui.(card-section|confirm-dialog|empty-state|load-error|notifications|unsaved-guard)\./,
  /features.(evening.day.guest-state-chip|messages.knowledge.fact-change|plan.teams.diet-badges)\./,
  /features.plan.dinner-routes.(format-figures|lazy-route-map|navigation-link|routes-on-map|team-marker)\./,
  /domain.src.plan.dinner-routes.(distance|map-layout|usable-coordinates)\./,
  /domain.src.(issue|limits|people.participants.(email|participant)|events.dinner.evening-times|evening.evening-window)\./,
  /contract.src.(wire-schema|wire.(reply-plan|wire-values))\./,
]

/** What pages with a form need on top. */
const fields =
  /node_modules.(react-hook-form|@hookform)|web.src.kit.(checkbox-field|field-|radio-cards|text-field|warning-help)|web.src.ui.form.(apply-issues|form)\./

/** What the pages that a mailed link opens share. */
const self =
  /areas.self.(self-(link|session)|event-line|own-data-link|unless-cancelled|invalid-link|use-event-language|self.css)|features.guests.self-service.self-service.api/

/**
 * What most pages of the areas need, in few files: sixty small files cost more in headers, and compress worse. Pages without MUI
 * load the first one alone.
 */
const shared = [
  { name: 'core', test: (id: string) => plain.some((part) => part.test(id)) && !fields.test(id) },
  { name: 'fields', test: fields },
  { name: 'self', test: self },
  ...adminChunks,
]

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
        ...(build === 'areas' ? { output: { codeSplitting: { groups: shared } } } : {}),
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
