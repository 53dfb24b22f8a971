import { fileURLToPath } from 'node:url'
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
import { withoutUnused } from './without-unused.ts'

/** Where `npm run dev` has started the server. */
const server = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:8080'

/** The package names its development build for browsers, too, which warns. */
const router = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production')

const paths = ['/api', '/rest', '/auth', '/user', '/sse', '/dev', '/health', '/tiles']
/** Drawn by the server. */
const icons = ['/favicon', '/apple-touch-icon', '/icon-']

/** What every page of the areas needs: libraries, the shell and most of the kit. */
const core = [
  /node_modules.(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack.(query-core|react-query))[\\/]/,
  /web.src.(kit|lib|features.shell)\W/,
  /web.src.ui.(confirm-dialog|empty-state|lazy-part|load-error|toasts|unsaved-guard)\./,
  /domain.src.(issue|limits|events.dinner.(evening-times|lifecycle)|people.participants.(email|participant|phone))\./,
  /contract.src.(route|wire-schema|wire.(reply-plan|wire-values))\./,
]

/** What few pages use. */
const rare =
  /react-i18next.dist.es.(Icu)?Trans|query-core.build.modern.infinite|react-query.build.modern.useInfinite|web.src.(kit.(email-text|linked-text|message-page|type-scale)|lib.save-file)\./

/** What the evening of a guest shares with the administration, and pages of accounts do not need. */
const live = [
  /web.src.kit.(palette|scripts)\./,
  /web.src.lib.(event-source|live-stream|page-nonce|use-(event-callback|go-on|is-printing|time))\./,
  /web.src.ui.card-section\./,
  /features.plan.dinner-routes.format-figures\./,
  /domain.src.(evening.evening-window|plan.dinner-routes.map-layout)\./,
  /contract.src.(plan.)?live-streams\./,
]

/** The same, of few pages. */
const evening = [
  /web.src.(kit.menu-button|lib.(live-query|use-wake-stream))\./,
  /features.evening.day.guest-state-chip\./,
  /features.plan.dinner-routes.(lazy-route-map|metres-to-stops|navigation-link)\./,
  /domain.src.(plan.dinner-routes.(distance|usable-coordinates)|evening.report-kinds)\./,
]

/** The icons of diets, of pages with tables. */
const diets = /features.plan.teams.diet-badges\./

/** What maps have around Leaflet. */
const maps =
  /features.plan.dinner-routes.(routes-on-map|team-marker)\.|plan.route-map.route-selection\.|domain.src.plan.dinner-routes.map-layout\./

/** What pages with a form need on top. The state and frame of a field are in the core: pages of forms alone would each load a file for them. */
const fields = /web.src.kit.(field-(?!props|frame)|radio-cards)|web.src.ui.form.native-form\./

/** What forms need that are more than a few texts. */
const forms =
  /node_modules.react-hook-form|web.src.kit.(checkbox-field|warning-help)|web.src.ui.form.(apply-issues|form|lazy-form|resolver-of)\./

/** What the pages of accounts share, those that a mailed link opens, and what shows a registration. */
const accounts =
  /features.accounts.user-accounts.(accounts.api|own-pages-shell|password-input|session)|areas.account.(account.css|other-way)/
const self =
  /kit.email-text|lib.save-file|areas.self.(self-(area|link|session)|got-it|event-line|own-data-link|unless-cancelled|invalid-link|use-event-language|self.css|own-registration.own-registration.css)|features.guests.self-service.(own-requests|self-service).api/
const registration = /people.(registration.(registration-closed|registration-values)|requests.use-home-text)\./
/** What pages that show a person share, those of guests and of organisers. */
const answers =
  /people.(registration-form.(allergens|form-answers|kept-allergies|person-values|question-choices|second-person|use-answer-texts)|participants.(door|eats-everything|hosting))\./

const isOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

/**
 * What most pages of the areas need, in few files: sixty small files cost more in headers, and compress worse. Pages without MUI
 * load the first ones alone. A group takes what its modules import, unless an earlier one has it.
 */
const shared = [
  {
    name: 'core',
    test: (id: string) => isOf(core)(id) && !isOf([...live, ...evening, /use-debounced-text/, fields, forms, rare])(id),
  },
  { name: 'live', test: isOf(live), includeDependenciesRecursively: false },
  { name: 'evening', test: isOf(evening) },
  { name: 'diets', test: diets },
  { name: 'maps', test: maps },
  { name: 'fields', test: fields },
  { name: 'forms', test: forms },
  { name: 'accounts', test: accounts },
  { name: 'self', test: self },
  { name: 'answers', test: answers },
  { name: 'registration', test: registration, includeDependenciesRecursively: false },
  ...adminChunks,
]

const treeshake = {
  // No property that is read while loading is a getter that does something, so `allergens.names` may be left out.
  propertyReadSideEffects: false as const,
  // Pages load the inputs they use, and not all that `ui/form` offers.
  moduleSideEffects: [{ test: /web.src.ui.form/, sideEffects: false }],
}

/**
 * Four builds: without options the areas, with `--mode public` the public pages and after it with `--mode script` their small
 * script, with `--ssr` their renderer. The service worker has a configuration of its own.
 */
export default defineConfig(({ command, isSsrBuild, mode }): UserConfig => {
  const build = isSsrBuild ? 'renderer' : mode === 'public' ? 'pages' : mode === 'script' ? 'script' : 'areas'
  const options = buildOptions(build, {
    // Those of the landing page; each other picture is loaded with its page.
    pictures: /landing.pictures.(picture|ground|course-sign|map|forget|laid-table)/,
    small:
      /domain.src.brand.(brand|course|sign)|kit.(course-mark|classes|scripts)|portal.format-price|accounts.session|landing.demo/,
    // As the table of pages names it.
    onDemand: { 'src/areas/landing/landing-page.tsx': 'src/areas/landing/explainer/start-player.tsx' },
  })
  return {
    ...options,
    resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
    plugins: [
      // Its default depends on the mode, and `public` would get the long names of development.
      ...[vanillaExtractPlugin({ identifiers: 'short' }), inlineIcons(), react()],
      devPages((vite) => devContext(vite, server)),
      ...(build === 'renderer' ? [] : [callsOnly()]),
      ...(build === 'areas' ? [writeCardFiles()] : []),
      ...(build === 'areas' || build === 'pages' ? [withoutUnused()] : []),
      ...(options.plugins ?? []),
    ],
    html: command === 'build' ? shellNonce : {},
    build: {
      ...options.build,
      target: 'es2022',
      // For Safari before 17, which waits a little longer without it.
      modulePreload: { polyfill: false },
      rollupOptions: {
        ...(build === 'areas' ? { output: { codeSplitting: { groups: shared } }, treeshake } : {}),
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
